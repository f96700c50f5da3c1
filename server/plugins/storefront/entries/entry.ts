/** An answer as bytes, with its headers: what is sent, and what may be kept. */
import { createHash } from 'node:crypto';
import { errorOf } from '../../../../schemas/shop-errors';
import type { DrawnChoice, DrawnNavigation, PageAnswer } from '../../../../storefront/page/entry-server';
import { developmentPolicy, pagePolicy } from './csp';
import { faultPolicy, leavingPage, plainPages, type PlainPage, refusedFilePage, retryAfterSeconds } from './plain-page';

export interface Entry {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** false: made while the shop could not answer everything; it is sent, and not kept. */
  readonly isWhole: boolean;
  /** false: right at this moment alone, as the way to the maintenance screen; no older answer stands for it. */
  readonly isKept?: false;
  /** It only leads elsewhere. */
  readonly leadsOn?: true;
  readonly validUntil: Date | null;
  /** When the oldest of what it says was read; absent: as it was made. */
  readonly readAt?: number;
}

/** How long what was read may be shown, whoever keeps it on the way: this process, a CDN, the visitor's browser. */
export const goodMs = 5_000;

/**
 * The rule for a CDN (docs/caching.md): it may keep what has `s-maxage`, for requests without a personal cookie. Browsers
 * would take `stale-while-revalidate` for themselves: an old screen shown again, and a connection held for what follows.
 */
const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;
const shared = sharedFor(goodMs / 1000);
const personal = 'private, no-store';

/** The address of a visitor's own page goes to no other site. (With no-referrer, forms would be sent without an origin.) */
const cachingHeaders = (isShared: boolean): Record<string, string> =>
  isShared ? { 'cache-control': shared } : { 'cache-control': personal, 'referrer-policy': 'same-origin' };

const htmlType = 'text/html; charset=utf-8';

const commonHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'accept-encoding, cookie',
} as const;

/** The same for a page that has been kept: who keeps it further may do so for the rest of its time, not for all of it. */
export const remainingHeaders = (
  { headers, readAt, validUntil }: Entry,
  now: number,
): Readonly<Record<string, string>> => {
  if (headers['cache-control'] !== shared) return headers;
  const until = Math.min((readAt ?? now) + goodMs, validUntil?.getTime() ?? Infinity);
  return { ...headers, 'cache-control': sharedFor(Math.max(0, Math.ceil((until - now) / 1000))) };
};

/** The same as it is sent to somebody whom others on the way must not take for a guest. */
export const forOneOnly = (entry: Entry): Entry => ({
  ...entry,
  headers: { ...entry.headers, 'cache-control': personal },
});

type Kept = Pick<Entry, 'isWhole' | 'validUntil'>;

const whole: Kept = { isWhole: true, validUntil: null };
const partial: Kept = { isWhole: false, validUntil: null };

/** The tag is weak: it says that two answers read the same, in whatever encoding. */
export const entryOf = (status: number, headers: Readonly<Record<string, string>>, text: string, kept: Kept): Entry => {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { status, headers: { ...headers, etag }, etag, identity, ...kept };
};

const retryAfter = (status: number): Record<string, string> =>
  status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {};

/** A shop closes for longer than it is away. */
const whileClosed = { 'retry-after': '300', 'cache-control': personal } as const;

/** The maintenance screen as robots and caches are to take it, too: it stands in for all others, for now. */
export const closedScreen = (entry: Entry): Entry => ({
  ...entry,
  status: 503,
  headers: { ...entry.headers, ...whileClosed },
  isWhole: false,
});

/** The way to the maintenance screen, for a page or a navigation. */
export const closedWay = (entry: Entry): Entry => ({
  ...entry,
  headers: { ...entry.headers, ...whileClosed },
  isKept: false,
});

export interface PageKind {
  readonly isDevelopment: boolean;
  /** The same for all guests. */
  readonly isShared: boolean;
  /** Origins of payment services; null while they cannot be told. */
  readonly services: readonly string[] | null;
}

export const pageEntry = (page: PageAnswer, { isDevelopment, isShared, services }: PageKind): Entry => {
  const { status, html, styles, validUntil } = page;
  const isWhole = page.isWhole && status < 500 && services !== null;
  const policy = isDevelopment ? developmentPolicy(services ?? []) : pagePolicy(styles, services ?? []);
  const headers = {
    ...commonHeaders,
    'content-type': htmlType,
    'content-security-policy': policy,
    ...cachingHeaders(isShared && isWhole),
    ...retryAfter(status),
  };
  return entryOf(status, headers, html, { isWhole, validUntil });
};

const jsonEntry = (status: number, answer: object, kept: Kept, isShared: boolean): Entry => {
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    ...cachingHeaders(isShared && kept.isWhole),
  };
  return entryOf(status, headers, JSON.stringify(answer), kept);
};

/** One that leads elsewhere is kept by this server alone, as any redirect. */
export const navigationEntry = ({ answer, ...kept }: DrawnNavigation, isShared: boolean): Entry =>
  answer.kind === 'redirect'
    ? { ...jsonEntry(200, answer, kept, false), leadsOn: true }
    : jsonEntry(200, answer, kept, isShared);

export const choiceEntry = ({ answer, isWhole }: DrawnChoice, isShared: boolean): Entry =>
  jsonEntry(answer ? 200 : 404, answer ?? errorOf('product.not-found'), { isWhole, validUntil: null }, isShared);

/** Where a redirect leads depends on the visitor, so only this server keeps it, for those whom it knows to be alike. */
export const redirectEntry = (to: string): Entry => ({
  ...entryOf(302, { ...commonHeaders, location: to, 'cache-control': personal }, '', whole),
  leadsOn: true,
});

/** To another site, which is not told where the visitor comes from. */
export const leavingEntry = (url: string): Entry => {
  const headers = {
    ...commonHeaders,
    'referrer-policy': 'no-referrer',
    'content-type': htmlType,
    'content-security-policy': faultPolicy,
    'cache-control': personal,
  };
  return entryOf(200, headers, leavingPage(url), whole);
};

const plain = (status: number, html: string): Entry => {
  const headers = {
    ...commonHeaders,
    'content-type': htmlType,
    'content-security-policy': faultPolicy,
    'cache-control': personal,
    ...retryAfter(status),
  };
  return entryOf(status, headers, html, partial);
};

/** `prefix` is that of the channel that was asked. */
export const plainEntry = (page: PlainPage, prefix = '', status = 503): Entry =>
  plain(status, plainPages[page](prefix));

export const refusedFileEntry = (status: number, message: string, prefix: string): Entry =>
  plain(status, refusedFilePage(message, prefix));

export const textEntry = (type: string, text: string): Entry =>
  entryOf(200, { ...commonHeaders, 'content-type': `${type}; charset=utf-8`, 'cache-control': shared }, text, whole);
