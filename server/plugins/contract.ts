/** Every call of the contract as a route: validated input to a handler, its answer as plain JSON. */
import type {} from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { usualBodyBytes } from '../../schemas/contract/define-call';
import type { CompiledCall, RawInput } from '../http/compiled-call';
import type { Dispatch } from '../http/dispatch';
import { Refusal } from '../http/error-answer';
import { readForm } from '../http/read-form';
import type { ContextOf } from '../http/request-contexts';
import { sendAnswer } from '../http/send-answer';
import type { RequestContext } from '../request/request-context';
import { isForAnother, isOfScreen } from '../request/member-mark';
import type { VisitorOf } from '../request/visitor-of';
import { keepCartCookies } from './cookies/cart-cookies';
import { withProof } from './cookies/call-proofs';
import { keepSession } from './cookies/session-cookies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the call that the route answers. */
    call?: string;
    /** As of `CallDefinition`. */
    isSigned?: boolean;
  }
}

export interface ContractOptions {
  readonly dispatch: Dispatch;
  readonly contextOf: ContextOf;
  /** Who is in, where the context does not know, since another shop answers. Asked only of what a member's screen sends. */
  readonly visitorOf?: VisitorOf;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[];

const deepName = /\{(\w+)\*\}$/;

/** `/v1/static-pages/url/{path*}` → `/v1/static-pages/url/*` */
const routeUrl = (path: string): string => path.replace(deepName, '*').replace(/\{(\w+)\}/g, ':$1');

const rawInput = async (call: CompiledCall, request: FastifyRequest): Promise<RawInput> => {
  const { files, path } = call.definition;
  const { '*': deep, ...params } = request.params as Record<string, string>;
  const name = deepName.exec(path)?.[1];
  return {
    params: name === undefined || deep === undefined ? params : { ...params, [name]: deep },
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: files ? await readForm(request, files) : request.body,
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

/** A screen that was drawn for one member does nothing as another. */
const refuseOther = async (
  request: FastifyRequest,
  context: RequestContext,
  visitorOf: VisitorOf | undefined,
): Promise<void> => {
  if (!isOfScreen(request)) return;
  const visitor = visitorOf ? await visitorOf(request, context) : context.visitor;
  if (isForAnother(request, { ...context, visitor })) throw new Refusal('auth.other');
};

const routeOf = (call: CompiledCall, { dispatch, contextOf, visitorOf }: ContractOptions): RouteOptions => {
  const { method, path, bodyBytes = usualBodyBytes, isSigned = false, gives } = call.definition;
  return {
    method,
    url: routeUrl(path),
    config: { call: call.id, isSigned },
    compress: {},
    bodyLimit: bodyBytes,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf(request);
      await refuseOther(request, context, visitorOf);
      const input = withProof(request, call.id, await rawInput(call, request));
      const answer = await dispatch.run(call.id, input, context);
      // Not after a read, which any site can make a browser send: it would hand the visitor another one's cart. A read that
      // logs in is no form's: what it answers is the same browser's own, which another site cannot show.
      if (method === 'GET' && gives !== 'login') return sendAnswer(reply, answer);
      const visit = { request, reply, channel: context.channel };
      keepCartCookies(call.id, tokenIn(input), answer, visit);
      return sendAnswer(reply, keepSession(call.id, answer, visit));
    },
  };
};

/** A stream has no limit of its own: what says that it is too large is not read, and what says nothing is cut off by its parts. */
const refuseLargeForms = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    const isTooLarge = Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit;
    next(isTooLarge ? new Refusal('request.too-large') : undefined);
  });
};

export const contract = plugin(
  async (app: FastifyInstance, options: ContractOptions) => {
    const calls = [...options.dispatch.calls.values()];
    const methodsByUrl = new Map<string, string[]>();
    for (const call of calls) {
      const url = routeUrl(call.definition.path);
      methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), call.definition.method]);
      if (!call.definition.files) app.route(routeOf(call, options));
    }
    // Calls that take a form take nothing else, and no other call takes one.
    await app.register(async (forms) => {
      forms.removeAllContentTypeParsers();
      // What is too large is told as a fault of its field.
      await forms.register(multipart, { throwFileSizeLimit: false });
      refuseLargeForms(forms);
      for (const call of calls) if (call.definition.files) forms.route(routeOf(call, options));
    });
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
  },
  { name: 'contract' },
);
