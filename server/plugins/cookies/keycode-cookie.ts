/**
 * Who has told the shop's keycode keeps a token in the cookie `keycode_token`, which no script reads; what is no keycode
 * ends it. Pages of a shop with such a gate are nobody else's: none is kept (docs/caching.md).
 */
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../../../src/lib/cookies';
import type { KeycodeGate } from '../../request/visitor-of';
import type { PageVisitorOf } from '../page-visitor';
import { cookieAttributes, type Visit } from '../../request/visit';

const keycodeCookie = 'keycode_token';

/** As long as the token is good, unless the keycode changes. */
const maxAgeSeconds = 30 * 24 * 3600;

const keycodeTokenOf = ({ headers }: FastifyRequest): string | null =>
  cookieIn(headers.cookie ?? '', keycodeCookie) || null;

export const keepKeycodeCookie = (visit: Visit, token: string): void => {
  visit.reply.header('set-cookie', `${keycodeCookie}=${token}; ${cookieAttributes(visit, maxAgeSeconds)}; HttpOnly`);
};

export const endKeycodeCookie = (visit: Visit): void => {
  if (keycodeTokenOf(visit.request) === null) return;
  visit.reply.header('set-cookie', `${keycodeCookie}=; ${cookieAttributes(visit, 0)}; HttpOnly`);
};

/** The same visitor of a page, known to have passed the gate where they have. */
export const pageWithKeycode =
  (pageVisitorOf: PageVisitorOf, isOpen: KeycodeGate): PageVisitorOf =>
  async (visit) => {
    const found = await pageVisitorOf(visit);
    const token = keycodeTokenOf(visit.request);
    if (token === null || !(await isOpen(visit, token))) return found;
    return { ...found, visitor: { ...found.visitor, hasKeycode: true } };
  };
