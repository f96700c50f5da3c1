/**
 * Refuses what is no address of the web before anything uses it, also where a proxy passes on what it was told. Of two
 * hosts a proxy may have read the other one (RFC 9112 3.2).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';
import { sendUnreadable } from './unreadable';
import { isWebAddress } from '../http/web-address';

const namesTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;

export const addresses = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isWebAddress(request) && !namesTwoHosts(request)) return;
      await sendUnreadable(new Refusal('request.malformed'), { request, reply }, () => Promise.resolve(''));
      return reply;
    });
    done();
  },
  { name: 'addresses' },
);
