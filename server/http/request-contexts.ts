import type { FastifyRequest } from 'fastify';
import type { ChannelHint } from '../source/choose-channel';
import type { Channel, RequestContext } from '../request-context';
import type { VisitorOf } from '../visitor-of';
import { Refusal } from './error-answer';

export interface ContextOptions {
  readonly findChannel: (hint: ChannelHint) => Promise<Channel | null>;
  readonly visitorOf: VisitorOf;
  readonly now: (channel: Channel) => Date;
}

const hintOf = ({ headers, hostname, url }: FastifyRequest): ChannelHint => {
  const id = headers['x-channel-id'];
  return { ...(typeof id === 'string' && id !== '' ? { id } : {}), host: hostname, path: url };
};

/** The context that handlers get for a request. Refuses with channel.not-found. */
export const createContextOf =
  ({ findChannel, visitorOf, now }: ContextOptions) =>
  async (request: FastifyRequest): Promise<RequestContext> => {
    const [channel, visitor] = await Promise.all([findChannel(hintOf(request)), visitorOf(request)]);
    if (!channel) throw new Refusal('channel.not-found');
    return { channel, visitor, now: now(channel), address: request.ip, log: request.log };
  };

export type ContextOf = ReturnType<typeof createContextOf>;
