/** A visitor's request, what it is answered with, and the cookies that the answer sets. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../request-context';

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly channel: Channel;
}

/** Of a cookie that is for the channel's own pages. @param maxAge seconds; 0 ends it */
export const cookieAttributes = ({ request, channel }: Pick<Visit, 'request' | 'channel'>, maxAge: number): string => {
  const path = channel.host === request.hostname || channel.prefix === '' ? '/' : channel.prefix;
  return `Path=${path}; Max-Age=${maxAge}; SameSite=Lax${request.isSecure ? '; Secure' : ''}`;
};
