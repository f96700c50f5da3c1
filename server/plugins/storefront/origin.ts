/** The origin that a channel's canonical addresses name. */
import type { FastifyRequest } from 'fastify';
import type { Channel } from '../../request/request-context';

type Addressed = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>;

/** As a browser writes it: lower case, no port that goes without saying. What is no address was refused before. */
const requestOrigin = ({ protocol, host }: Addressed): string => new URL(`${protocol}://${host}`).origin;

/**
 * The public one, at which the first channel stands, and others below their prefixes. A channel that is asked for at a
 * host of its own names that host: below the public address the same path is another channel's page.
 */
export const canonicalOrigin = (request: Addressed, channel: Channel, publicUrl: string | null): string => {
  const isAtOwnHost = channel.host === request.hostname.toLowerCase();
  return publicUrl === null || (isAtOwnHost && channel.host !== new URL(publicUrl).hostname)
    ? requestOrigin(request)
    : publicUrl;
};
