import { orderer } from '../address/address';
import { cart, fingerprint } from './cart';
import { cardToken, cartPaymentMethod } from '../payments/payment';
import { orderStatuses } from '../order/order';
import { ofNumber } from '../order/by-token';
import { orderId } from '../order/order-id';
import { quantity } from './quantity';
import { listOf } from '../contract/lists';
import { beginLimits, changed, changeLimits, gone, key, orderedCart, refused, token, tokenParams } from './cart-parts';
import { cartGiftCalls } from './cart-gift.calls';
import { cartOtherCalls } from './cart-other.calls';
import { cartBenefitCalls } from './cart-benefit.calls';
import { cartAccessoryCalls } from './cart-accessory.calls';
import { optionDetails, optionLimits } from '../catalog/product-option';
import { cartShippingCalls } from './cart-shipping.calls';
import { type CallLimit, defineCall, failure } from '../contract/define-call';

const idempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{8,64}$',
      'x-personal': 'token',
      description:
        'Repeated with the same body, the call takes effect once. It counts together with the cart’s token; without one, give at least 22 random characters: a shorter key might be anybody’s, and nothing is repeated for it',
    },
  },
} as const;

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

const wantedProducts = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      sku_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      quantity,
      shipping_key: key,
      options: {
        type: 'array',
        maxItems: optionLimits.perPlace,
        description: 'ours: what shall be done to each piece; of the same goods and options a line grows',
        items: {
          type: 'object',
          properties: {
            key: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', 'x-personal': 'none' },
            details: optionDetails,
          },
          required: ['key', 'details'],
          additionalProperties: false,
        },
      },
      position: {
        type: 'integer',
        minimum: 0,
        maximum: 99,
        description: 'ours: where a new line stands among the others, from 0; else behind them',
      },
    },
    required: ['sku_id', 'quantity'],
    additionalProperties: false,
  },
} as const;

export const cartText = 'A visitor’s cart, from the first product to the decision to buy.';

/**
 * The cart. Whoever has its token may read and change it. Every change answers the whole cart, computed anew.
 * Changes of one cart wait for one another in the database, so none is lost.
 */
export const cartCalls = {
  init: defineCall({
    method: 'POST',
    path: '/v1/carts/init',
    summary: 'The cart of the token, or a new one; products that are sold no more are dropped from it and said',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token: { type: ['string', 'null'], maxLength: 64, 'x-personal': 'token' },
        invalid_product: { type: 'boolean' },
      },
      additionalProperties: false,
    },
    limits: beginLimits,
    responses: { 200: { description: 'The cart', body: cart } },
  }),
  reset: defineCall({
    method: 'PATCH',
    path: '/v1/carts/reset',
    summary: 'Empties the cart and forgets what was typed',
    audience: 'visitor',
    body: tokenParams,
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  cart: defineCall({
    method: 'GET',
    path: '/v1/carts/{token}',
    summary: 'The cart',
    audience: 'visitor',
    params: tokenParams,
    responses: { 200: { description: 'The cart', body: cart }, 404: gone },
  }),
  ofOrder: defineCall({
    method: 'GET',
    path: '/v1/carts/order/{no}',
    summary: 'The cart that has become that order, for whoever ordered it: it says so, and names the order’s screen',
    audience: 'visitor',
    params: ofNumber,
    headers: orderedCart,
    responses: { 200: { description: 'The cart', body: cart }, 404: failure('No such order of that cart') },
  }),
  addProducts: defineCall({
    method: 'PATCH',
    path: '/v1/carts/products/add',
    summary:
      'Puts SKUs into the cart; without a token into a new one. An equal line grows. Without a `shipping_key`, or with one that the cart has no more, they go to the first address',
    audience: 'visitor',
    headers: idempotencyKey,
    body: {
      type: 'object',
      properties: { token: { anyOf: [{ type: 'null' }, token] }, products: wantedProducts },
      required: ['products'],
      additionalProperties: false,
    },
    limits: beginLimits,
    responses: { 200: changed, 404: gone, 409: failure('Another body under the same Idempotency-Key'), 422: refused },
  }),
  addSet: defineCall({
    method: 'PATCH',
    path: '/v1/carts/products/add-set',
    summary:
      'Puts what belongs together into the cart, so many times: all of it, or nothing. Each of the goods stays a line of its own, with its stock and its tax',
    audience: 'visitor',
    headers: idempotencyKey,
    body: {
      type: 'object',
      properties: {
        token: { anyOf: [{ type: 'null' }, token] },
        products: wantedProducts,
        quantity: { ...quantity, title: 'セットの数', description: 'ours: of the whole set; 1 without it' },
      },
      required: ['products'],
      additionalProperties: false,
    },
    limits: beginLimits,
    responses: { 200: changed, 404: gone, 409: failure('Another body under the same Idempotency-Key'), 422: refused },
  }),
  modifyProducts: defineCall({
    method: 'PATCH',
    path: '/v1/carts/products/modify',
    summary: 'Sets quantities of lines, or takes note of a changed price',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        products: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            type: 'object',
            properties: { key, quantity },
            required: ['key', 'quantity'],
            additionalProperties: false,
          },
        },
      },
      required: ['token', 'products'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  deleteProducts: defineCall({
    method: 'PATCH',
    path: '/v1/carts/products/delete',
    summary: 'Takes lines out: one by key, or several by ids. One that is gone already is no fault',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: { token, key, ids: { type: 'array', minItems: 1, maxItems: 100, items: key } },
      required: ['token'],
      anyOf: [{ required: ['key'] }, { required: ['ids'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  ...cartAccessoryCalls,
  ...cartShippingCalls,
  ...cartBenefitCalls,
  ...cartOtherCalls,
  ...cartGiftCalls,
  deletePaymentError: defineCall({
    method: 'PATCH',
    path: '/v1/carts/transaction/error/delete',
    summary: 'The shopper has read why the card was refused: the cart says it no more',
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
        orderer,
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
      properties: { token, payment_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
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
    summary: 'Places the order. Called again for the same cart it answers the same order, whatever happened on the way',
    audience: 'visitor',
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
            challenge_url: { type: ['string', 'null'], 'x-personal': 'token' },
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
      404: gone,
      409: failure('The cart is not what the shopper saw (cart.decision.changed)'),
      422: refused,
    },
  }),
} as const;
