/** `GET /-/file/<call>`: the file that a call answers, for whoever the request is, and of their cart (schemas/file-href.ts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition, CallGroups } from '../../../../schemas/contract/define-call';
import type { ErrorBody } from '../../../../schemas/contract/errors';
import { filePath } from '../../../../schemas/file-href';
import { contract } from '../../../../schemas/shop-contract';
import { sendAnswer } from '../../../http/send-answer';
import { cartTokenOf } from '../../cookies/cart-cookies';
import { classOf } from '../../../../src/domain/visitor';
import { channelRequest } from '../channel-of';
import { refusedFileEntry } from '../entries/entry';
import type { Found } from '../pages/screen-requests';
import { sendOnce } from '../pages/send';
import type { StorefrontPluginOptions } from '../storefront-options';

interface FileOptions extends Pick<StorefrontPluginOptions, 'findChannel' | 'pageVisitorOf' | 'transport' | 'now'> {
  /** The shop's own 404. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply, found: Found) => Promise<FastifyReply>;
  readonly invalidChannel: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const groups: CallGroups = contract;

const fileCall = (id: string): CallDefinition | null => {
  const [domain = '', name = ''] = id.split('.');
  const call = Object.hasOwn(groups, domain) ? groups[domain] : undefined;
  const definition = call && Object.hasOwn(call, name) ? call[name] : undefined;
  return definition?.method === 'GET' && definition.responses[200]?.binary !== undefined ? definition : null;
};

/** What stands in the address, as the call takes it. Which cart, the visitor's cookie says: no link has its token. */
const inputOf = ({ params }: CallDefinition, given: URLSearchParams, cartToken: string) => {
  const all = [...given];
  const isParam = (name: string): boolean => params?.properties !== undefined && Object.hasOwn(params.properties, name);
  return {
    params: {
      ...(isParam('token') ? { token: cartToken } : {}),
      ...Object.fromEntries(all.filter(([name]) => isParam(name))),
    },
    query: Object.fromEntries(all.filter(([name]) => !isParam(name))),
  };
};

export const registerFiles = (app: FastifyInstance, options: FileOptions): void => {
  const answer = async (request: FastifyRequest<{ Params: { call: string } }>, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const channel = await options.findChannel({ host: request.hostname, path: pathname });
    if (!channel) return options.invalidChannel(request, reply);
    const asked = channelRequest(channel, request.hostname, pathname);
    const now = options.now(channel);
    const { visitor, token } = await options.pageVisitorOf({ request, reply, channel, now, isOwn: true });
    const notFound = () => options.notFound(request, reply, { ...asked, visitor, visitorClass: classOf(visitor) });
    const { call: id } = request.params;
    const call = fileCall(id);
    if (!call) return notFound();
    const given = await options
      .transport(request, { channel, visitor, now, token })
      .send(id, inputOf(call, searchParams, cartTokenOf(request)));
    if (given.status === 401) return reply.redirect(`${asked.prefix}/login?re=1`, 302);
    if (given.status === 404) return notFound();
    if (given.status !== 200) {
      const { message } = given.body as ErrorBody;
      return sendOnce(request, reply, refusedFileEntry(given.status, message, asked.prefix), now);
    }
    return sendAnswer(reply.header('cache-control', 'private, no-store'), given);
  };
  for (const prefix of ['', '/:prefix']) app.get<{ Params: { call: string } }>(`${prefix}${filePath}:call`, answer);
};
