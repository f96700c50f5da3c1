/**
 * What the shop's own browser keeps of a login. No script reads the token; `expires_at` stays readable, to refresh in time
 * (server/plugins/cookies/session-cookies.ts).
 */
import type { FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../../schemas/auth/auth';
import { cartCountCookie, cartTokenCookie } from '../../../src/lib/cart-cookies';
import { cookieIn } from '../../../src/lib/cookies';
import { memberCookie } from '../../../src/lib/member-mark';
import { markOf } from '../../request/member-mark';
import type { Channel } from '../../request/request-context';
import { accessTokenCookieOf } from '../../request/visitor-of';
import { cookieAttributes, ownCookie, type Visit } from '../../request/visit';

/** Says whose login it is, too: `minori.2026-11-20T03:15:00.000Z`. */
const expiresAtCookie = 'expires_at';
/** The class of the visitor, signed (server/plugins/page-visitor.ts). */
export const visitorClassCookie = 'visitor_class';
export const loginCookiesOf = ({ request, channel }: Visit): readonly string[] => [
  accessTokenCookieOf(request, channel),
  expiresAtCookie,
  memberCookie,
  visitorClassCookie,
];

const readable = new Set([expiresAtCookie, memberCookie, cartTokenCookie, cartCountCookie]);

/** Who was the last to log in here: what was typed before is shown to nobody else. It outlives the login, but no logout. */
const lastMemberCookie = 'last_member';

/** The mark of the last to log in here; null: nobody has, or has logged out since. */
export const lastMemberIn = (channel: Pick<Channel, 'id'>, request: Pick<FastifyRequest, 'headers'>): string | null => {
  const last = cookieIn(request.headers.cookie ?? '', lastMemberCookie);
  return last ? markOf(channel, last) : null;
};

/** The stem of the cookies in which forms are kept (server/plugins/storefront/forms/kept-form.ts). */
export const formCookie = 'form_';
export const formCookiesIn = (request: Pick<FastifyRequest, 'headers'>): readonly string[] =>
  (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('=')[0] ?? '')
    .filter((name) => /^(?:__Host-)?form_[a-z-]{1,40}$/.test(name));

/** As long as a login lasts. */
const maxAgeSeconds = 30 * 24 * 3600;

/**
 * Whether the login that a browser shows was one of this channel: the cookies of a channel without a prefix reach all
 * others of their host.
 */
export const showsLoginOf = ({ request, channel }: Pick<Visit, 'request' | 'channel'>): boolean =>
  (cookieIn(request.headers.cookie ?? '', expiresAtCookie) ?? '').startsWith(`${channel.id}.`);

interface Kept {
  readonly token: string;
  /** When the token is to be refreshed, ISO 8601. */
  readonly expiresAt: string;
  /** Null: the mark that the browser has stays. */
  readonly memberId: string | null;
}

export const keepLogin = (visit: Visit, { token, expiresAt, memberId }: Kept): void => {
  const name = accessTokenCookieOf(visit.request, visit.channel);
  const end = encodeURIComponent(`${visit.channel.id}.${expiresAt}`);
  visit.reply.header('set-cookie', [
    `${name}=${token}; ${cookieAttributes(visit, maxAgeSeconds, name)}; HttpOnly`,
    `${expiresAtCookie}=${end}; ${cookieAttributes(visit, maxAgeSeconds)}`,
    ...(memberId === null
      ? []
      : [`${memberCookie}=${markOf(visit.channel, memberId)}; ${cookieAttributes(visit, maxAgeSeconds)}`]),
  ]);
};

export const keepLastMember = (visit: Visit, { user_id }: LoginAnswer): void => {
  const attributes = cookieAttributes(visit, maxAgeSeconds);
  visit.reply.header('set-cookie', `${lastMemberCookie}=${encodeURIComponent(user_id)}; ${attributes}; HttpOnly`);
};

/**
 * The member leaves this browser: nothing of theirs stays behind.
 *
 * @param isForOther whose forms are kept comes next: they are shown to nobody else
 */
export const endLogin = (visit: Visit, isForOther = false): void => {
  const forms = isForOther ? [] : formCookiesIn(visit.request);
  endCookies(visit, [...loginCookiesOf(visit), lastMemberCookie, ...forms]);
};

export const endCookies = (visit: Visit, names: readonly string[]): void => {
  if (names.length === 0) return;
  visit.reply.header(
    'set-cookie',
    names.map((name) => `${name}=; ${cookieAttributes(visit, 0, name)}${readable.has(name) ? '' : '; HttpOnly'}`),
  );
};

const codeCookie = 'login_code';
type CodeVisit = Pick<Visit, 'channel'> & { readonly request: Pick<FastifyRequest, 'headers' | 'isSecure'> };

/**
 * A login that waits for its second factor is known to its browser by a cookie of its own: the login's screen at `codeStep`
 * asks for the code again after a reload, and when the browser goes back to it. Over https no other host of the domain can set
 * it: who plants a login of their own, with its code, would have somebody log in to their account.
 */
const codeCookieOf = ({ request, channel }: CodeVisit): string =>
  request.isSecure ? ownCookie(request, `${codeCookie}_${channel.id}`) : codeCookie;
/** As long as the code is good. */
const codeSeconds = 600;

/** A platform's answer may hold anything: what could not be read again, or would break the cookie, is not kept. */
const kept = /^([\w-]{32})\.(mail|totp)\.(\d{0,6})$/;

const found = (visit: CodeVisit): string | null =>
  cookieIn(visit.request.headers.cookie ?? '', codeCookieOf(visit)) || null;

export const keepCode = (visit: Visit, { user_id, verify_by = 'mail', verify_code = '' }: LoginAnswer): void => {
  const value = `${user_id}.${verify_by}.${verify_code}`;
  if (!kept.test(value)) return;
  const name = codeCookieOf(visit);
  visit.reply.header('set-cookie', `${name}=${value}; ${cookieAttributes(visit, codeSeconds, name)}; HttpOnly`);
};

export const endCode = (visit: Visit): void => {
  if (found(visit) === null) return;
  const name = codeCookieOf(visit);
  visit.reply.header('set-cookie', `${name}=; ${cookieAttributes(visit, 0, name)}; HttpOnly`);
};

/** What the code's form is drawn from; null: no login of this browser waits. */
export const codeAskedOf = (visit: CodeVisit): Readonly<Record<string, string>> | null => {
  const [, user_id, verify_by, demo_code] = kept.exec(found(visit) ?? '') ?? [];
  return user_id === undefined || verify_by === undefined ? null : { user_id, verify_by, demo_code: demo_code ?? '' };
};
