import { optionDetails, productOption } from '../catalog/product-option';
import { defineCall } from '../contract/define-call';
import type { Infer } from '../contract/json-schema';
import { listOf } from '../contract/lists';
import { changed, changeLimits, gone, key, refused, token, tokenParams } from './cart-parts';

const optionKey = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', 'x-personal': 'none' } as const;

/** As many as are chosen at once for all addresses of a cart. */
const most = 100;

const shippingOptions = {
  title: 'ShippingOptions',
  type: 'object',
  'x-personal': 'none',
  properties: { shipping_key: key, options: { type: 'array', items: productOption } },
  required: ['shipping_key', 'options'],
  additionalProperties: false,
} as const;
export type ShippingOptions = Infer<typeof shippingOptions>;

/** What is done to the goods of a cart: to each piece of a line, or to all that goes to one address. */
export const cartAccessoryCalls = {
  options: defineCall({
    method: 'GET',
    path: '/v1/carts/{token}/options',
    ours: true,
    summary: 'What the shop does, when it is asked to, to all that goes to each address of a cart',
    audience: 'visitor',
    params: tokenParams,
    responses: { 200: { description: 'In the order of the addresses', body: listOf(shippingOptions) }, 404: gone },
  }),
  addAccessories: defineCall({
    method: 'PATCH',
    path: '/v1/carts/accessories/add',
    summary:
      'Puts options of a product to lines and addresses; the same one that is there is changed, and one that it excludes goes. All of them, or none',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        accessories: {
          type: 'array',
          description: 'Options, and what is filled in of each',
          minItems: 1,
          maxItems: most,
          items: {
            type: 'object',
            properties: { line_key: key, shipping_key: key, option_key: optionKey, details: optionDetails },
            required: ['option_key', 'details'],
            oneOf: [{ required: ['line_key'] }, { required: ['shipping_key'] }],
            additionalProperties: false,
          },
        },
      },
      required: ['token', 'accessories'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  modifyAccessories: defineCall({
    method: 'PATCH',
    path: '/v1/carts/accessories/modify',
    summary: 'Changes what was filled in of options that are there',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        accessories: {
          type: 'array',
          description: 'Options, and what is filled in of each',
          minItems: 1,
          maxItems: most,
          items: {
            type: 'object',
            properties: { key, details: optionDetails },
            required: ['key', 'details'],
            additionalProperties: false,
          },
        },
      },
      required: ['token', 'accessories'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  deleteAccessories: defineCall({
    method: 'PATCH',
    path: '/v1/carts/accessories/delete',
    summary: 'Takes options away: one by key, or several by ids. One that is gone already is no fault',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        key,
        ids: { type: 'array', minItems: 1, maxItems: most, items: key, description: 'Keys of several' },
      },
      required: ['token'],
      anyOf: [{ required: ['key'] }, { required: ['ids'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
} as const;
