/** What kind of picture a file is, by its first bytes: raster pictures that browsers show, and nothing that can hold script. */
const signs: readonly (readonly [type: string, at: number, sign: RegExp])[] = [
  ['image/png', 0, /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', 0, /^\xff\xd8\xff/],
  ['image/gif', 0, /^GIF8[79]a/],
  ['image/webp', 0, /^RIFF[^]{4}WEBPVP8[ LX]/],
  ['image/avif', 4, /^ftypavi[fs]/],
];

/** The media type; null for what is none of them. `head`: the first 32 bytes or more. */
export const pictureType = (head: Buffer): string | null => {
  const text = head.toString('latin1');
  return signs.find(([, at, sign]) => sign.test(text.slice(at)))?.[0] ?? null;
};
