/**
 * Brings the name of what is to be said (flash.ts) to the next screen. It holds a name and the path that it is for, and no
 * words, which anybody could write: a page that another tab asks for meanwhile does not take it, and a reload does not say
 * it again. Whoever writes it need not load the words.
 */
import { cookieIn } from '../../lib/cookies';
import type { FlashName } from './flash';

const cookie = 'noren_flash';

/** Longer than any redirect takes. */
const seconds = 20;

const pathOf = (address: string): string => address.replace(/[?#][^]*/, '').replace(/(.)\/$/, '$1');

/** The cookie that brings a flash to an address, the channel's prefix included. */
export const flashTo = (name: FlashName, to: string): string =>
  `${cookie}=${name}:${encodeURIComponent(pathOf(to))}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** The same, to end it. */
export const noFlash = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The name that was brought to a path; '': none was. */
export const flashNameIn = (cookies: string, path: string): string => {
  const [name = '', of] = (cookieIn(cookies, cookie) ?? '').split(':');
  return of === encodeURIComponent(pathOf(path)) ? name : '';
};
