/**
 * The cookies of a cart: `cartToken` (rule cart.init) and `cart_count`, which says the number of pieces to pages that are
 * the same for everyone. The server sets both with every answer about a cart, for calls and plain forms alike; so they
 * outlive the week after which some browsers forget what scripts have set. Scripts may read them: the token stands in
 * the addresses of the calls anyway.
 *
 * They end with their own cart's order alone: an old tab, or an address that another site opens, tells of carts that the
 * visitor has left long ago.
 */
import type { FastifyRequest } from 'fastify';
import { cartCountCookie, cartTokenCookie, tokenIn } from '../../../src/lib/cart-cookies';
import { cartKeptDays } from '../../domains/selling/cart/cart.types';
import { orderCookieName, orderCookieSeconds } from './order-cookies';
import { cookieAttributes, type Visit } from '../../request/visit';

/** As long as a cart lives. */
const maxAgeSeconds = cartKeptDays * 24 * 3600;

/** The token that the visitor's browser sends; of several, the one for the most specific path. '' for none. */
export const cartTokenOf = ({ headers }: FastifyRequest): string => tokenIn(headers.cookie ?? '') ?? '';

interface CartSaying {
  readonly token: string;
  readonly count: number;
  readonly order_no: string | null;
  /** Of that order, as long as it is shown. */
  readonly order_id?: string | null;
}

const isCart = (body: unknown): body is CartSaying =>
  typeof body === 'object' && body !== null && 'token' in body && 'count' in body && 'order_no' in body;

interface DecisionSaying {
  readonly id: string;
  readonly status: unknown;
}

const isDecision = (body: unknown): body is DecisionSaying =>
  typeof body === 'object' &&
  body !== null &&
  'order_no' in body &&
  'status' in body &&
  'id' in body &&
  typeof body.id === 'string' &&
  /^[\w-]{16,64}$/.test(body.id);

/** The cart has become an order: the browser has none any more, unless it has begun another since. */
export const endCartCookies = ({ request, reply, channel }: Visit, token: string): void => {
  if (token === '' || token !== cartTokenOf(request)) return;
  const ended = cookieAttributes({ request, channel }, 0);
  reply.header('set-cookie', [`${cartTokenCookie}=; ${ended}`, `${cartCountCookie}=; ${ended}`]);
};

/** Its pieces are no longer in any cart. The token stays: it leads to the order's number. */
export const endCartCount = ({ request, reply, channel }: Visit): void => {
  reply.header('set-cookie', `${cartCountCookie}=; ${cookieAttributes({ request, channel }, 0)}`);
};

/** Who has decided the cart may see the order. */
export const keepOrderCookie = ({ request, reply, channel }: Visit, id: string, token: string): void => {
  if (token === '') return;
  const kept = cookieAttributes({ request, channel }, orderCookieSeconds);
  reply.header('set-cookie', `${orderCookieName(id)}=${token}; ${kept}; HttpOnly`);
};

export const setCartCookies = (visit: Visit, { token, count }: Pick<CartSaying, 'token' | 'count'>): void => {
  const kept = cookieAttributes(visit, maxAgeSeconds);
  const said = `${visit.channel.id}.${count}`;
  visit.reply.header('set-cookie', [`${cartTokenCookie}=${token}; ${kept}`, `${cartCountCookie}=${said}; ${kept}`]);
};

/**
 * Keeps the cookies right after an answer of a cart call; other answers and failures leave them alone.
 *
 * @param token of the cart that was asked about
 */
export const keepCartCookies = (
  call: string,
  token: string,
  answer: { readonly status: number; readonly body: unknown },
  visit: Visit,
): void => {
  if (!call.startsWith('cart.') || answer.status !== 200) return;
  const { body } = answer;
  if (isDecision(body)) {
    keepOrderCookie(visit, body.id, token);
    // The answer may be lost on the way: until the order is shown, the cart leads to it.
    if (body.status === 'ordered' && token === cartTokenOf(visit.request)) endCartCount(visit);
  } else if (isCart(body)) {
    if (body.order_no !== null) {
      if (body.order_id != null && token === body.token) keepOrderCookie(visit, body.order_id, token);
      return endCartCookies(visit, body.token);
    }
    setCartCookies(visit, body);
  }
};
