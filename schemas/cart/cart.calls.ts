import { cart } from './cart';
import { ofNumber } from '../order-terms/order-id';
import { mostLines, quantity } from './quantity';
import {
  absent,
  beginLimits,
  changed,
  changeLimits,
  gone,
  idempotencyKey,
  key,
  orderedCart,
  otherRequest,
  refused,
  token,
  tokenParams,
} from './cart-parts';
import { cartGiftCalls } from './cart-gift.calls';
import { cartOtherCalls } from './cart-other.calls';
import { cartBenefitCalls } from './cart-benefit.calls';
import { cartAccessoryCalls } from './cart-accessory.calls';
import { optionDetails, optionLimits } from '../catalog/product-option';
import { cartDecisionCalls } from './cart-decision.calls';
import { cartDeliveryCalls } from './cart-delivery.calls';
import { cartShippingCalls } from './cart-shipping.calls';
import { defineCall, failure } from '../contract/define-call';

const wantedSkuId = {
  type: 'integer',
  minimum: 1,
  maximum: 9007199254740991,
  description: '`product_model.products[].id` of the product’s answer',
} as const;
const optionKey = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', 'x-personal': 'none' } as const;

const wantedProducts = {
  type: 'array',
  description: 'What goes into the cart: all of it, or nothing',
  minItems: 1,
  maxItems: mostLines,
  items: {
    type: 'object',
    properties: {
      sku_id: wantedSkuId,
      quantity,
      shipping_key: key,
      options: {
        type: 'array',
        maxItems: optionLimits.perPlace,
        description: 'ours: what shall be done to each piece; of the same goods and options a line grows',
        items: {
          type: 'object',
          properties: {
            key: optionKey,
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
    summary:
      'The cart of the token, or a new one; products that are sold no more are dropped from it and said. A guest’s cart that a member asks for becomes theirs, as at a login: the answer’s `token` is the one that it goes by',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token: {
          type: ['string', 'null'],
          maxLength: 64,
          'x-personal': 'token',
          description: 'Of the cart that there is; null or absent: a new one',
        },
        invalid_product: { type: 'boolean', description: 'Whether the answer names the products that were dropped' },
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
    responses: { 200: { description: 'The cart', body: cart }, 404: absent },
  }),
  ofOrder: defineCall({
    method: 'GET',
    path: '/v1/carts/order/{no}',
    summary:
      'The cart that has become that order, for whoever ordered it: it says so, and names the order’s screen. A member gives their session and the cart’s token together',
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
      properties: {
        token: { anyOf: [{ type: 'null' }, token], description: 'Of the cart; null or absent: a new one' },
        products: wantedProducts,
        takes_fewer: {
          type: 'boolean',
          description:
            'ours: puts in what can be had of it: fewer pieces, or none, of what fewer are left; goods without options that are done to them no more; not what is sold no more. The cart says what is missing in its `join_note`. Where none of it comes in, all is refused',
        },
      },
      required: ['products'],
      additionalProperties: false,
    },
    limits: beginLimits,
    responses: { 200: changed, 404: gone, 409: otherRequest, 422: refused },
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
        token: { anyOf: [{ type: 'null' }, token], description: 'Of the cart; null or absent: a new one' },
        products: wantedProducts,
        quantity: { ...quantity, title: 'セットの数', description: 'ours: of the whole set; 1 without it' },
      },
      required: ['products'],
      additionalProperties: false,
    },
    limits: beginLimits,
    responses: { 200: changed, 404: gone, 409: otherRequest, 422: refused },
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
          description: 'Lines by their keys, and how many of each there shall be',
          minItems: 1,
          maxItems: mostLines,
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
    summary:
      'Takes lines out: one by key, or several by ids. One that is gone already is no fault; one of another cart is',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        key,
        ids: { type: 'array', minItems: 1, maxItems: mostLines, items: key, description: 'Keys of several' },
      },
      required: ['token'],
      anyOf: [{ required: ['key'] }, { required: ['ids'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  ...cartAccessoryCalls,
  ...cartShippingCalls,
  ...cartDeliveryCalls,
  ...cartBenefitCalls,
  ...cartOtherCalls,
  ...cartGiftCalls,
  ...cartDecisionCalls,
} as const;
