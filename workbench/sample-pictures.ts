/** Fixtures name pictures as the server would cut them; here a demo shop's masters stand in for them, uncut. */
const masters = import.meta.glob<string>(
  [
    '../server/db/seed/minori/pictures/**/{kurikinton,hon-neri-yokan,sencha-yamagiri,matchawan-shino,monaka-inaho,kyusu-shudei}.webp',
    '../server/db/seed/minori/pictures/**/{hero-kuri,hero-kuri-portrait,category-*}.webp',
    '../server/db/seed/gakuen/pictures/**/maker-*.webp',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const named = Object.entries(masters).map(([path, url]) => ({ name: path.replace(/^.*\/|\.webp$/g, ''), url }));
const urlsOf = (shown: RegExp): readonly string[] => named.filter(({ name }) => shown.test(name)).map(({ url }) => url);

/** In the order of the sample cards (sections/samples/shop.ts), so that the pictures show what the names say. */
const goods = [/^kurikinton/, /^hon-neri/, /^sencha/, /^matchawan/, /^monaka/, /^kyusu/].flatMap(urlsOf);

const kinds: readonly (readonly [wanted: RegExp, urls: readonly string[]])[] = [
  [/portrait/, urlsOf(/portrait/)],
  [/hero|banner/, urlsOf(/^hero-[a-z]+$/)],
  [/category/, urlsOf(/^category/)],
  [/maker/, urlsOf(/^maker/)],
  [/./, goods],
];

/** The same picture for the same name, each time. */
const urlFor = (name: string): string => {
  const urls = kinds.find(([wanted]) => wanted.test(name))?.[1] ?? goods;
  const number = Number(/\d+/.exec(name)?.[0] ?? name.length);
  return urls[(number - 1) % urls.length] ?? '';
};

const sample = /^\/images\/(.+)-\{width\}\.webp$/;

/** `value` with the address of every picture in it replaced by one that is there. */
export const withPictures = <T>(value: T): T => {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    const name = typeof part === 'string' ? sample.exec(part)?.[1] : undefined;
    return name ? urlFor(name) : part;
  });
  // Addresses are changed, the shape is not.
  return JSON.parse(text) as T;
};
