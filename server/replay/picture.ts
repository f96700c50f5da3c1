/**
 * A picture for any address: one colour and its name, without a size of its own, so that it takes the one that the page
 * gives it. Scenarios tell of pictures that nobody has here.
 */
/** Opened as a page of its own, nothing in it runs or loads anything. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `kurikinton` of `/images/minori/kurikinton.01234567/480.webp` and of `/images/kurikinton-640.webp`. */
const nameIn = (url: string): string => {
  const [path = ''] = url.split('?');
  const steps = decodeURI(path)
    .replace(/\.\w{2,5}$/, '')
    .split('/')
    .filter((step) => !/^\d+$/.test(step));
  const name = (steps.at(-1) ?? '').replace(/(?:\.[0-9a-f]{8}|-\d{3,5})$/, '');
  return /^[\p{L}\p{N}_-]{1,100}$/u.test(name) ? name : '';
};

/** The same for the same name, each time: a hue between 0 and 359. */
const hueOf = (name: string): number =>
  [...name].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);

export const pictureOf = (url: string): string => {
  const name = nameIn(url);
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="hsl(${hue} 26% 82%)"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="12" fill="hsl(${hue} 30% 30%)">${name}</text></svg>`;
};
