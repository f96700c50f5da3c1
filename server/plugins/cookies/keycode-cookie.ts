/**
 * Who has told the shop's keycode keeps a token in the cookie `keycode_token`, which no script reads; what is no keycode
 * ends it. Pages of a shop with such a gate are nobody else's: none is kept (docs/caching.md).
 */
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../../src/domain/visitor';
import { cookieIn } from '../../../src/lib/cookies';
import type { KeycodeGate, VisitorAsked, VisitorOf } from '../../request/visitor-of';
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

const withPassed =
  (isOpen: KeycodeGate) =>
  async (request: FastifyRequest, asked: VisitorAsked, visitor: Visitor): Promise<Visitor> => {
    const token = keycodeTokenOf(request);
    return token !== null && (await isOpen(asked, token)) ? { ...visitor, hasKeycode: true } : visitor;
  };

/** The same visitor, known to have passed the gate where they have. */
export const withKeycode = (visitorOf: VisitorOf, isOpen: KeycodeGate): VisitorOf => {
  const passed = withPassed(isOpen);
  return async (request, asked) => passed(request, asked, await visitorOf(request, asked));
};

/** The same of a page. */
export const pageWithKeycode = (pageVisitorOf: PageVisitorOf, isOpen: KeycodeGate): PageVisitorOf => {
  const passed = withPassed(isOpen);
  return async (visit) => {
    const found = await pageVisitorOf(visit);
    return { ...found, visitor: await passed(visit.request, visit, found.visitor) };
  };
};
