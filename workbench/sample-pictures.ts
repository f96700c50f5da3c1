/** Fixtures name pictures as the server would cut them; here a demo shop's masters stand in for them, uncut. */
const masters = import.meta.glob<string>(
  [
    '../server/db/seed/minori/pictures/{kurikinton,hon-neri-yokan,sencha-yamagiri,matchawan-shino,monaka-inaho,kyusu-shudei}.webp',
    '../server/db/seed/minori/pictures/{hero-kuri,hero-kuri-portrait,category-*}.webp',
    '../server/db/seed/gakuen/pictures/maker-*.webp',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const named = Object.entries(masters).map(([path, url]) => ({ name: path.replace(/^.*\/|\.webp$/g, ''), url }));

const kinds: readonly (readonly [wanted: RegExp, shown: RegExp])[] = [
  [/portrait/, /portrait/],
  [/hero|banner/, /^hero-[a-z]+$/],
  [/category/, /^category/],
  [/maker/, /^maker/],
  [/./, /^(?!hero|category|maker)/],
];

/** The same picture for the same name, each time. */
const urlFor = (name: string): string => {
  const shown = kinds.find(([wanted]) => wanted.test(name))?.[1] ?? /./;
  const candidates = named.filter((master) => shown.test(master.name));
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return candidates[sum % candidates.length]?.url ?? '';
};

const sample = /^\/images\/(.+)-\{width\}\.webp$/;

/** `value` with the address of every picture in it replaced by one that is there. */
export const withPictures = <T>(value: T): T => {
  // The text of a fixture is changed, its shape is not.
  const text = JSON.stringify(value, (_key, part: unknown) => {
    const name = typeof part === 'string' ? sample.exec(part)?.[1] : undefined;
    return name ? urlFor(name) : part;
  });
  return JSON.parse(text) as T;
};
