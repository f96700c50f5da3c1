/**
 * A picture for any address: one colour and its name, without a size of its own, so that it takes the one that the page
 * gives it. Scenarios tell of pictures that nobody has here.
 */
const address = /^\/images\/(?:.*\/)?([\p{L}\p{N}_-]{1,100}?)(?:[.-](?:[0-9a-f]{8}|\d{1,5}))?(?:\/\d{1,5})?\.\w{2,5}$/u;

/** Opened as a page of its own, nothing in it runs or loads anything. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The same for the same name, each time: a hue between 0 and 359. */
const hueOf = (name: string): number => [...name].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);

export const pictureOf = (url: string): string => {
  const name = address.exec(decoded(url.split('?')[0] ?? ''))?.[1] ?? '';
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="hsl(${hue} 26% 82%)"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="12" fill="hsl(${hue} 30% 30%)">${name}</text></svg>`;
};
