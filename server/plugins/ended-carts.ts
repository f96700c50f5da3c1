/**
 * What a screen that is drawn for a visitor tells of their cart: that it has become an order. After the card company's
 * page no answer to a write of the shop's own says so, since the way back comes from another site, without cookies; the
 * screen that it leads to is the first to know both the cart and the order.
 *
 * So the answer to that GET ends the cookies, the one exception to "on writes only" (docs/adr/0005): what a GET can do at
 * most is to end the cookie of the visitor's own cart that is an order already, and leads nowhere.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Cart } from '../../schemas/cart/cart';
import { isWhole, type OrderState, type TemporaryOrder } from '../../schemas/order/order';
import { isStanding } from '../../schemas/order-terms/order-states';
import type { LooseAnswer, LooseInput, Transport } from '../../src/api/transport';
import type { Channel } from '../request/request-context';
import { cartTokenOf, endCartCookies, endCartCount, keepOrderCookie } from './cookies/cart-cookies';
import { withProof } from './cookies/call-proofs';
import { orderedWith } from './cookies/order-cookies';

interface EndedCart {
  readonly channel: Channel;
  /** Whether the order itself is shown; else only that there is one, and the cookie is needed to say so again. */
  readonly isOrderShown: boolean;
  /** What the order's screen is then shown by: the answer to the decision, which says it, may have been lost. */
  readonly orderId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a screen is drawn: the visitor's own cart has become an order. */
    endedCart: EndedCart | null;
  }
}

const endOf = (request: FastifyRequest, channel: Channel, call: string, answer: LooseAnswer): EndedCart | null => {
  const own = cartTokenOf(request);
  if (own === '' || answer.status !== 200) return null;
  // The dispatch, or the other shop's reader, has checked the bodies against their calls.
  if (call === 'cart.cart') {
    const { token, order_no, order_id: orderId = null } = answer.body as Cart;
    return order_no !== null && token === own ? { channel, isOrderShown: false, orderId } : null;
  }
  if (call !== 'order.temporary') return null;
  const order = answer.body as TemporaryOrder | OrderState;
  // One that was cancelled has had its cart, too.
  const hasStood = isStanding(order.status) || order.status === 'cancelled';
  const isOwn = isWhole(order) && hasStood && orderedWith(request, order.id) === own;
  return isOwn ? { channel, isOrderShown: true, orderId: null } : null;
};

/** Calls for a visitor's screen: with what their cookies prove, and an eye on what becomes of their cart. */
export const visitorTransport = (request: FastifyRequest, channel: Channel, transport: Transport): Transport => ({
  ids: transport.ids,
  send: async (call, input: LooseInput, options) => {
    const answer = await transport.send(call, withProof(request, call, input), options);
    request.endedCart = endOf(request, channel, call, answer) ?? request.endedCart;
    return answer;
  },
});

export const endedCarts = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    app.decorateRequest('endedCart', null);
    app.addHook('onSend', (request, reply, payload, next) => {
      const { endedCart } = request;
      if (endedCart) {
        const visit = { request, reply, channel: endedCart.channel };
        if (endedCart.isOrderShown) endCartCookies(visit, cartTokenOf(request));
        else endCartCount(visit);
        if (endedCart.orderId !== null) keepOrderCookie(visit, endedCart.orderId, cartTokenOf(request));
      }
      next(null, payload);
    });
    done();
  },
  { name: 'ended-carts' },
);
