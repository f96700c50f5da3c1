/**
 * Writes that a browser sends must come from the shop's own pages: another site could make it send the session's
 * cookie, or log a visitor in to someone else's account. Whoever shows a bearer token is no browser under someone
 * else's control, and what is signed says by itself who sends it. GETs change nothing and are free.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** true: from our own page; false: from another; null: the client does not say (it is no browser, or an old one). */
export const isSameOrigin = ({ headers, host, isSecure }: FastifyRequest): boolean | null => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  if (headers.origin === undefined) return null;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // Where shoppers come by https, anybody on their way can write a page at http. (A proxy may speak http to this process.)
  return origin.host === host && /^https?:$/.test(origin.protocol) && !(isSecure && origin.protocol === 'http:');
};

const mayWrite = (request: FastifyRequest): boolean => {
  const { authorization, cookie, 'x-requested-with': requestedWith } = request.headers;
  if (/^Bearer /i.test(authorization ?? '')) return true;
  if (requestedWith !== 'XMLHttpRequest') return false;
  return isSameOrigin(request) ?? cookie === undefined;
};

export const gateway = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    app.addHook('onRequest', (request, _reply, next) => {
      const { call, isSigned } = request.routeOptions.config;
      const isGuarded = call !== undefined && !isSigned;
      const isRefused = isGuarded && !safeMethods.has(request.method) && !mayWrite(request);
      next(isRefused ? new Refusal('request.forbidden-origin') : undefined);
    });
    done();
  },
  { name: 'gateway' },
);
