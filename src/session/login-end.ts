import { cookieIn } from '../lib/cookies';

/**
 * When the token of this browser's login is to be refreshed, ms since 1970; null: nobody is logged in. The cookie of a
 * channel without a prefix reaches all others of its host, and says whose it is.
 */
export const readLoginEnd = (channel: string, cookies: string = document.cookie): number | null => {
  const [of, time] = (cookieIn(cookies, 'expires_at') ?? '').split(/\.(.*)/s);
  // A time, of which nothing else is escaped.
  const end = of === channel ? Date.parse((time ?? '').replaceAll('%3A', ':')) : NaN;
  return Number.isNaN(end) ? null : end;
};
