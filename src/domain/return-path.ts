/**
 * The way back that an address names (`?redirect=`): a path of this shop with its query and hash, or null for anything that
 * could lead elsewhere, or to what is no screen. Browsers take `\` for `/`, and drop tabs and line breaks, before they look
 * where a link leads. What is too long is none: as an address has it, where a sign of Japanese takes nine.
 */
import { mostWayBackSigns } from '../../schemas/auth/way-back';

/** No host answers to it. */
const here = 'http://shop.invalid';

/** As a server reads it: what needs no escape may have one. */
export const unescaped = (path: string): string =>
  path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const returnPath = (given: string | null | undefined): string | null => {
  if (!given || given.length > mostWayBackSigns || !given.startsWith('/') || /[\\\p{Cc}]/u.test(given)) return null;
  if (given.startsWith('//') || !URL.canParse(given, here)) return null;
  const { origin, pathname, search, hash } = new URL(given, here);
  // What dots have made of it may begin with two slashes. Below /v1/, and below /-/ of a channel, calls are answered and forms
  // are sent.
  const path = pathname + search + hash;
  return origin === here &&
    !/^\/(?:\/|(?:[^/]+\/)?-\/|v1\/)/.test(unescaped(pathname)) &&
    path.length <= mostWayBackSigns
    ? path
    : null;
};
