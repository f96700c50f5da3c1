/** Refuses what is no address of the web before anything uses it, also where a proxy passes on what it was told. */
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';
import { sendUnreadable } from '../http/unreadable';
import { isWebAddress } from '../http/web-address';

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
