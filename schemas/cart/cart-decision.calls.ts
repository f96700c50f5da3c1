/** Who orders, how it is paid, and the decision to buy. */
import { orderer } from '../address/address';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { listOf } from '../contract/lists';
import { orderStatuses } from '../order-terms/order-states';
import { orderId } from '../order-terms/order-id';
import { cardToken, cartPaymentMethod } from '../payments/payment';
import { fingerprint } from './cart';
import { absent, changed, changeLimits, gone, refused, seen, token, tokenParams } from './cart-parts';

/**
 * Who decides has the shop mail somebody. Five an hour to one mailbox: more than anyone orders, and too few to bury a
 * stranger's mail; fifty a second in the whole shop: more than a sale brings. The orders stand, and further mails wait.
 * One order a second from one address for ten minutes, as shoppers spread over a carrier's hundreds of addresses. A button
 * that is pressed again and again, or a script that asks after a silent payment, is within what one cart may.
 */
const decideLimits = [
  { by: 'address', most: 600, perS: 600 },
  { by: 'cart', most: 300, perS: 60 },
  { by: 'recipient', of: 'orderer.email of the cart', most: 5, perS: 3600 },
  { by: 'mails', most: 30_000, perS: 600 },
] as const satisfies readonly CallLimit[];

export const cartDecisionCalls = {
  deletePaymentError: defineCall({
    method: 'PATCH',
    path: '/v1/carts/transaction/error/delete',
    summary: 'The shopper has read why the last payment came to nothing: the cart says it no more',
    audience: 'visitor',
    body: { type: 'object', properties: { token }, required: ['token'], additionalProperties: false },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  modifyOrder: defineCall({
    method: 'PATCH',
    path: '/v1/carts/order/modify',
    summary:
      'Who orders, and how it is paid; what is not given stays. A card is one that was typed in, or one of the member’s saved ones',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        orderer,
        ship_to: {
          type: 'string',
          enum: ['orderer', 'other'],
          description:
            'ours: where the goods go: all of them to the orderer, and no gift it is; or not all there, so that an address is asked for where none else is known; absent: where they went',
        },
        payment_id: { type: 'integer', title: 'お支払い方法', minimum: 1, maximum: 9007199254740991 },
        card: cardToken,
        user_card_id: { type: 'integer', title: '登録カード', minimum: 1, maximum: 9007199254740991 },
      },
      required: ['token'],
      not: { required: ['card', 'user_card_id'] },
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  payments: defineCall({
    method: 'GET',
    path: '/v1/payments/carts/{token}',
    summary: 'Payment methods with what this cart may use',
    audience: 'visitor',
    params: tokenParams,
    responses: { 200: { description: 'Methods', body: listOf(cartPaymentMethod) }, 404: gone },
  }),
  checkPayment: defineCall({
    method: 'GET',
    path: '/v1/carts/{token}/payment/{payment_id}/check',
    summary: 'Whether the order can go on with this method',
    audience: 'visitor',
    params: {
      type: 'object',
      properties: {
        token,
        payment_id: { type: 'integer', minimum: 1, maximum: 9007199254740991, description: '`id` of a method' },
      },
      required: ['token', 'payment_id'],
      additionalProperties: false,
    },
    responses: {
      200: {
        description: 'The result; false: the reason says why not',
        body: {
          type: 'object',
          properties: { is_ok: { type: 'boolean' }, reason: { type: ['string', 'null'], 'x-personal': 'none' } },
          required: ['is_ok', 'reason'],
          additionalProperties: false,
        },
      },
      404: gone,
    },
  }),
  decide: defineCall({
    method: 'POST',
    path: '/v1/carts/{token}/decision',
    summary:
      'Places the order. Called again while it is being paid for, or once it stands, it answers the same one; where its payment came to nothing, the cart says why (`payment_error`) and has another `fingerprint`: a decision with that makes another order, with a number of its own',

    audience: 'visitor',
    leadsBy: 'challenge_url',
    params: tokenParams,
    body: {
      type: 'object',
      properties: {
        fingerprint: {
          ...fingerprint,
          description:
            'Of the cart as the shopper saw it. Where the cart is another one by now, the order is refused and the cart is shown anew',
        },
      },
      required: ['fingerprint'],
      additionalProperties: false,
    },
    limits: decideLimits,
    responses: {
      200: {
        description: 'The order, or the way to it',
        body: {
          title: 'Decision',
          type: 'object',
          properties: {
            status: {
              type: 'string',
              enum: ['ordered', 'challenge', 'pending'],
              description:
                'challenge: go to challenge_url first; pending: the payment service has not answered, ask again',
            },
            order_status: { type: 'string', enum: orderStatuses },
            id: { ...orderId, description: 'For GET /v1/orders/temporary/{id}' },
            order_no: { type: 'string', 'x-personal': 'number' },
            challenge_url: {
              type: ['string', 'null'],
              'x-personal': 'token',
              description:
                'From there the shopper is led back to /payments/return, and by that on: to /cart/complete?id=… where the order stands, to /cart/payment?error=… where the payment came to nothing, and to /cart/confirm?error=payment.left_open where they left it open',
            },
            expire_at: {
              type: 'string',
              format: 'date-time',
              description: 'Until when the screen after the order is there',
            },
          },
          required: ['status', 'order_status', 'id', 'order_no', 'challenge_url', 'expire_at'],
          additionalProperties: false,
        },
      },
      404: absent,
      409: failure('The cart is not what the shopper saw (cart.decision.changed)'),
      422: failure(
        'A rule of the shop; the code says which. Of an incomplete cart (cart.decision.incomplete), its `next_step` says what is lacking',
      ),
    },
  }),
} as const;
