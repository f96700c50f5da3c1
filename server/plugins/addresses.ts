/**
 * Refuses what is no address of the web before anything uses it: hosts become canonical addresses, cookies' paths and
 * lines of robots.txt, and a proxy passes on what it was told.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';
import { sendUnreadable } from '../http/unreadable';

/** A name of labels or an address in brackets, with or without a port. (`user@host` and `host/path` are none.) */
const hostPattern = /^(?:\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?)(?::\d{1,5})?$/i;
const longestHost = 260;

/** As `request.host` and `request.protocol` say, after the headers of trusted proxies. */
export const isWebAddress = ({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): boolean =>
  /^https?$/.test(protocol) &&
  host.length <= longestHost &&
  hostPattern.test(host) &&
  // A port of 70000, or a number too large to be an address.
  URL.canParse(`${protocol}://${host}`);

export const addresses = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isWebAddress(request)) return;
      await sendUnreadable(new Refusal('request.malformed'), { request, reply }, () => Promise.resolve(''));
      return reply;
    });
    done();
  },
  { name: 'addresses' },
);
