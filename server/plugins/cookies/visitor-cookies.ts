/**
 * What a guest has looked at is found by a random name in the cookie `visitor`, which no script reads. It comes with the
 * first product, so that whoever only passes by is given none, and goes when the history has become a member's.
 */
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../../../src/lib/cookies';
import { cookieAttributes, type Visit } from '../../request/visit';

const visitorCookie = 'visitor';
/** As long as the history is kept. */
const maxAgeSeconds = 30 * 24 * 3600;

const isToken = (token: string): boolean => /^[\w-]{32}$/.test(token);

/** The name that the browser shows; undefined: none. */
export const visitorTokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = cookieIn(headers.cookie ?? '', visitorCookie) ?? '';
  return isToken(token) ? token : undefined;
};

export const keepVisitorCookie = (visit: Visit, token: string): void => {
  // A platform's answer may hold anything.
  if (!isToken(token)) return;
  visit.reply.header('set-cookie', `${visitorCookie}=${token}; ${cookieAttributes(visit, maxAgeSeconds)}; HttpOnly`);
};

export const endVisitorCookie = (visit: Visit): void => {
  if (visitorTokenOf(visit.request) === undefined) return;
  visit.reply.header('set-cookie', `${visitorCookie}=; ${cookieAttributes(visit, 0)}; HttpOnly`);
};
