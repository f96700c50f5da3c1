import type { FastifyRequest } from 'fastify';
import type { ChannelHint } from '../request/choose-channel';
import type { Channel, RequestContext } from '../request/request-context';
import type { IsStaff } from '../request/staff';
import { tokenOf, type VisitorOf } from '../request/visitor-of';
import { Refusal } from './error-answer';

export interface ContextOptions {
  readonly findChannel: (hint: ChannelHint) => Promise<Channel | null>;
  readonly visitorOf: VisitorOf;
  readonly now: (channel: Channel) => Date;
  /** Absent: nobody is staff here. */
  readonly isStaff?: IsStaff;
}

const hintOf = ({ headers, hostname, url }: FastifyRequest): ChannelHint => {
  const id = headers['x-channel-id'];
  return { ...(typeof id === 'string' && id !== '' ? { id } : {}), host: hostname, path: url };
};

/** The context that handlers get for a request. Refuses with channel.not-found. */
export const createContextOf =
  ({ findChannel, visitorOf, now, isStaff = () => false }: ContextOptions) =>
  async (request: FastifyRequest): Promise<RequestContext> => {
    const channel = await findChannel(hintOf(request));
    if (!channel) throw new Refusal('channel.not-found');
    const at = now(channel);
    const token = tokenOf(request, channel);
    const visitor = await visitorOf(request, { channel, now: at });
    const shown = { ...(token === null ? {} : { token }), ...(isStaff(request) ? { isStaff: true as const } : {}) };
    return { channel, visitor, now: at, address: request.ip, host: request.hostname, log: request.log, ...shown };
  };

export type ContextOf = ReturnType<typeof createContextOf>;

export interface Asking extends Pick<RequestContext, 'channel' | 'visitor' | 'now'> {
  /** The access token that has followed, on the way, the one that the request shows. */
  readonly token?: string | undefined;
}

/** The context of the calls that a page makes for the request which asks for it. */
export const contextFor = (request: FastifyRequest, asked: Asking): RequestContext => {
  const { token = tokenOf(request, asked.channel) ?? undefined, ...asking } = asked;
  return {
    ...asking,
    ...(token === undefined ? {} : { token }),
    address: request.ip,
    host: request.hostname,
    log: request.log,
  };
};
