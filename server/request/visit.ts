/** A visitor's request, what it is answered with, and the cookies that the answer sets. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from './request-context';

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly channel: Channel;
}

const ownPrefix = '__Host-';

/**
 * What a cookie is called that only this very host can have set, where shoppers come by https: with this prefix browsers
 * take none from another host of the domain, nor by plain http. For what is believed to be the browser's own doing.
 */
export const ownCookie = ({ isSecure }: Pick<FastifyRequest, 'isSecure'>, name: string): string =>
  isSecure ? ownPrefix + name : name;

/** Of a cookie that is for the channel's own pages. @param maxAge seconds; 0 ends it @param name where it is an `ownCookie` */
export const cookieAttributes = (
  { request, channel }: Pick<Visit, 'request' | 'channel'>,
  maxAge: number,
  name = '',
): string => {
  const isOfHost = name.startsWith(ownPrefix) || channel.host === request.hostname || channel.prefix === '';
  const path = isOfHost ? '/' : channel.prefix;
  return `Path=${path}; Max-Age=${maxAge}; SameSite=Lax${request.isSecure ? '; Secure' : ''}`;
};
