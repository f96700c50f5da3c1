import { cookieIn } from '../lib/cookies';

/** When the token of this browser's login is to be refreshed, ms since 1970; null: nobody is logged in. */
export const readLoginEnd = (cookies: string = document.cookie): number | null => {
  // A time, of which nothing else is escaped.
  const end = Date.parse((cookieIn(cookies, 'expires_at') ?? '').replaceAll('%3A', ':'));
  return Number.isNaN(end) ? null : end;
};
