/**
 * What the shop's own browser keeps of a login. No script reads the token; `expires_at` stays readable, to refresh in time
 * (server/plugins/session-cookies.ts).
 */
import { cartCountCookie, cartTokenCookie } from '../../src/lib/cart-cookies';
import { accessTokenCookie } from '../visitor-of';
import { cookieAttributes, type Visit } from './visit';

const expiresAtCookie = 'expires_at';
/** The class of the visitor, signed (server/plugins/page-visitor.ts). */
export const visitorClassCookie = 'visitor_class';
export const loginCookies = [accessTokenCookie, expiresAtCookie, visitorClassCookie];

const readable = new Set([expiresAtCookie, cartTokenCookie, cartCountCookie]);

/** As long as a login lasts. */
const maxAgeSeconds = 30 * 24 * 3600;

/** @param expiresAt when the token is to be refreshed, ISO 8601 */
export const keepLogin = (visit: Visit, token: string, expiresAt: string): void => {
  const kept = cookieAttributes(visit, maxAgeSeconds);
  visit.reply.header('set-cookie', [
    `${accessTokenCookie}=${token}; ${kept}; HttpOnly`,
    `${expiresAtCookie}=${encodeURIComponent(expiresAt)}; ${kept}`,
  ]);
};

export const endCookies = (visit: Visit, names: readonly string[]): void => {
  const ended = cookieAttributes(visit, 0);
  visit.reply.header(
    'set-cookie',
    names.map((name) => `${name}=; ${ended}${readable.has(name) ? '' : '; HttpOnly'}`),
  );
};
