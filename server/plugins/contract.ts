/** Every call of the contract as a route: validated input to a handler, its answer as plain JSON. */
import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import plugin from 'fastify-plugin';
import { usualBodyBytes } from '../../schemas/contract/define-call';
import type { CompiledCall, RawInput } from '../http/compiled-call';
import type { Dispatch } from '../http/dispatch';
import { Refusal } from '../http/error-answer';
import type { ContextOf } from '../http/request-contexts';
import { sendAnswer } from '../http/send-answer';
import { keepCartCookies } from './cart-cookies';
import { withProof } from './order-cookies';
import { keepSession } from './session-cookies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the call that the route answers. */
    call?: string;
  }
}

export interface ContractOptions {
  readonly dispatch: Dispatch;
  readonly contextOf: ContextOf;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[];

const deepName = /\{(\w+)\*\}$/;

/** `/v1/static-pages/url/{path*}` → `/v1/static-pages/url/*` */
const routeUrl = (path: string): string => path.replace(deepName, '*').replace(/\{(\w+)\}/g, ':$1');

const rawInput = (call: CompiledCall, request: FastifyRequest): RawInput => {
  const { '*': deep, ...params } = request.params as Record<string, string>;
  const name = deepName.exec(call.definition.path)?.[1];
  return {
    params: name === undefined || deep === undefined ? params : { ...params, [name]: deep },
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: request.body,
  };
};

/** Of the cart that a call is about; '' where it is about none. */
const tokenIn = ({ params }: RawInput): string => (typeof params?.token === 'string' ? params.token : '');

const refuseMethods = (app: FastifyInstance, url: string, taken: readonly string[]): void => {
  const allowed = taken.includes('GET') ? [...taken, 'HEAD'] : taken;
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    // Before the body is read: nothing in it could help.
    onRequest: () => Promise.reject(new Refusal('request.method', { allow: allowed.join(', ') })),
    handler: (_, reply) => reply,
  });
};

export const contract = plugin(
  (app: FastifyInstance, { dispatch, contextOf }: ContractOptions, done: () => void) => {
    const methodsByUrl = new Map<string, string[]>();
    for (const call of dispatch.calls.values()) {
      const { method, path, bodyBytes = usualBodyBytes } = call.definition;
      const url = routeUrl(path);
      methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), method]);
      app.route({
        method,
        url,
        config: { call: call.id },
        compress: {},
        bodyLimit: bodyBytes,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const context = await contextOf(request);
          const input = withProof(request, call.id, rawInput(call, request));
          const answer = await dispatch.run(call.id, input, context);
          // Not after a read, which any site can make a browser send: it would hand the visitor another one's cart.
          if (method === 'GET') return sendAnswer(reply, answer);
          const visit = { request, reply, channel: context.channel };
          keepCartCookies(call.id, tokenIn(input), answer, visit);
          return sendAnswer(reply, keepSession(call.id, answer, visit));
        },
      });
    }
    for (const [url, taken] of methodsByUrl) refuseMethods(app, url, taken);
    // Else an unknown address of the API would be drawn as a page of the shop.
    app.route({
      method: [...methods],
      url: '/v1/*',
      onRequest: () => Promise.reject(new Refusal('request.not-found')),
      handler: (_, reply) => reply,
    });
    // Only handlers answer calls: what another route said here would be checked, counted and documented by nobody.
    app.addHook('onRoute', ({ url }) => {
      if (url.startsWith('/v1/')) throw new Error(`${url} is no call of the contract.`);
    });
    done();
  },
  { name: 'contract' },
);
