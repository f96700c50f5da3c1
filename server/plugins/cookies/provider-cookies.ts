/**
 * A login at a provider is bound to the browser that has begun it by a cookie that no script reads and that lasts as long
 * as the login may take. Each has its own, named by its state, so that several tabs can begin one.
 */
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../../../src/lib/cookies';
import { cookieAttributes, ownCookie, type Visit } from '../../request/visit';
import { keepForAWhile } from './passing-cookies';

/** As long as what it holds is good. */
const maxAgeSeconds = 600;

/** Null: it is no state of ours. */
const cookieName = (state: string): string | null => {
  const random = /^[a-z0-9-]{1,32}\.([\w-]{43})$/.exec(state)?.[1];
  return random === undefined ? null : `login_flow_${random.slice(0, 16)}`;
};

/** What the browser keeps of the login with that state; undefined: it has begun none. */
export const loginFlowOf = (request: FastifyRequest, state: string): string | undefined => {
  const name = cookieName(state);
  const flow = name === null ? '' : (cookieIn(request.headers.cookie ?? '', ownCookie(request, name)) ?? '');
  return /^[\w-]{40,4000}$/.test(flow) ? flow : undefined;
};

/** @param url where the browser goes, which names the state */
export const keepLoginFlow = (visit: Visit, url: string, flow: string): void => {
  const state = cookieName(new URL(url).searchParams.get('state') ?? '');
  if (state === null) return;
  keepForAWhile(visit, ownCookie(visit.request, state), flow, maxAgeSeconds);
};

/** All of them: whoever has come back by one needs no other. */
export const endLoginFlows = (visit: Visit): void => {
  const sent = visit.request.headers.cookie ?? '';
  const names = sent.match(/(?<=^|[;\s])(?:__Host-)?login_flow_[\w-]{16}(?==)/g) ?? [];
  if (names.length > 0)
    visit.reply.header(
      'set-cookie',
      names.map((name) => `${name}=; ${cookieAttributes(visit, 0, name)}; HttpOnly`),
    );
};
