/**
 * `GET /-/own`: the private answer that fills the reserved places of pages which are the same for many
 * (schemas/own-answer.ts). It is nobody's but its visitor's, and sets nothing but what any page does: the class of the
 * visitor and a token that was refreshed on the way.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../../../schemas/own-answer';
import { answerQuery } from '../../../../src/api/client';
import { Refusal } from '../../../http/error-answer';
import type { StorefrontPluginOptions } from '../storefront-options';
import { composeOwn, ownAskedOf } from './own-answer';

type OwnOptions = Pick<StorefrontPluginOptions, 'findChannel' | 'pageVisitorOf' | 'transport' | 'now'>;

export const registerOwn = (app: FastifyInstance, options: OwnOptions): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?');
    const channel = await options.findChannel({ host: request.hostname, path });
    if (!channel) throw new Refusal('channel.not-found');
    const now = options.now(channel);
    const { visitor, token } = await options.pageVisitorOf({ request, reply, channel, now, isOwn: true });
    const transport = options.transport(request, { channel, visitor, now, token });
    const own = await composeOwn((asked) => answerQuery(transport, asked), ownAskedOf(request, { visitor }));
    // A cart that is an order is told of by its own screens.
    request.endedCart = null;
    return reply.header('cache-control', 'private, no-store').header('vary', 'cookie').send(own);
  };
  for (const prefix of ['', '/:prefix']) app.get(prefix + ownPath, answer);
};
