/**
 * The cookies of a cart: `cartToken` (rule cart.init) and `cart_count`, which says the number of pieces to pages that are
 * the same for everyone. The server sets both with every answer about a cart, for calls and plain forms alike; so they
 * outlive the week after which some browsers forget what scripts have set. Scripts may read them: the token stands in
 * the addresses of the calls anyway.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cartCountCookie, cartTokenCookie, tokenIn } from '../../src/lib/cart-cookies';
import { cartKeptDays } from '../domains/cart/cart-life';
import type { Channel } from '../request-context';

/** As long as a cart lives. */
const maxAgeSeconds = cartKeptDays * 24 * 3600;

/** The token that the visitor's browser sends; of several, the one for the most specific path. '' for none. */
export const cartTokenOf = ({ headers }: FastifyRequest): string => tokenIn(headers.cookie ?? '') ?? '';

const attributes = (request: FastifyRequest, channel: Channel, maxAge: number): string => {
  const path = channel.host === request.hostname || channel.prefix === '' ? '/' : channel.prefix;
  return `Path=${path}; Max-Age=${maxAge}; SameSite=Lax${request.isSecure ? '; Secure' : ''}`;
};

interface CartSaying {
  readonly token: string;
  readonly count: number;
  readonly order_no: string | null;
}

const isCart = (body: unknown): body is CartSaying =>
  typeof body === 'object' && body !== null && 'token' in body && 'count' in body && 'order_no' in body;

const isPlaced = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'order_no' in body && 'status' in body && body.status === 'ordered';

/** The browser has no cart any more: it was ordered. */
export const clearCartCookies = (request: FastifyRequest, reply: FastifyReply, channel: Channel): void => {
  const ended = attributes(request, channel, 0);
  reply.header('set-cookie', [`${cartTokenCookie}=; ${ended}`, `${cartCountCookie}=; ${ended}`]);
};

/** Keeps the cookies right after an answer of a cart call; other answers and failures leave them alone. */
export const keepCartCookies = (
  call: string,
  answer: { readonly status: number; readonly body: unknown },
  { request, reply, channel }: { request: FastifyRequest; reply: FastifyReply; channel: Channel },
): void => {
  if (!call.startsWith('cart.') || answer.status !== 200) return;
  const { body } = answer;
  if (isPlaced(body) || (isCart(body) && body.order_no !== null)) clearCartCookies(request, reply, channel);
  else if (isCart(body)) {
    const kept = attributes(request, channel, maxAgeSeconds);
    const count = `${channel.id}.${body.count}`;
    reply.header('set-cookie', [`${cartTokenCookie}=${body.token}; ${kept}`, `${cartCountCookie}=${count}; ${kept}`]);
  }
};
