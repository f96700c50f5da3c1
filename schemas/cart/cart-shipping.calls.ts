import { shippingAddress } from '../address/address';
import { mostShippings } from './cart-shipping';
import { mostLines, quantity } from './quantity';
import { deliveryTimezoneKeys, leadTime } from '../delivery/delivery';
import { listOf } from '../contract/lists';
import {
  changed,
  changeLimits,
  gone,
  idempotencyKey,
  key,
  otherRequest,
  refused,
  seen,
  token,
  tokenParams,
} from './cart-parts';
import { defineCall } from '../contract/define-call';

/** Of an address of the member's book. */
const userAddressId = { type: 'integer', title: 'お届け先', minimum: 1, maximum: 9007199254740991 } as const;

/** Where a cart's goods go, and when: shippings, what goes to each, and the days of their parcels. */
export const cartShippingCalls = {
  resetShippings: defineCall({
    method: 'PATCH',
    path: '/v1/carts/shippings/reset',
    summary: 'Back to one shipping with all lines',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        is_removing_address: {
          type: 'boolean',
          default: false,
          description: 'The address of the one that stays goes, too',
        },
      },
      required: ['token'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  addShipping: defineCall({
    method: 'PATCH',
    path: '/v1/carts/shippings/add',
    summary:
      'A further address, or the one that is awaited: a typed one, one of the member’s book, or the orderer’s. One that is there already is not added again; where the shop sends to one address only, the cart’s takes it',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        address: shippingAddress,
        user_address_id: userAddressId,
        to_orderer: { type: 'boolean', const: true, description: 'To the orderer’s own address' },
      },
      required: ['token'],
      anyOf: [{ required: ['address'] }, { required: ['user_address_id'] }, { required: ['to_orderer'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  modifyShipping: defineCall({
    method: 'PATCH',
    path: '/v1/carts/shippings/modify',
    summary:
      'Changes where a shipping goes: to a typed address, to one of the member’s book, or, by `to_orderer`, to the orderer',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        key,
        address: shippingAddress,
        user_address_id: userAddressId,
        to_orderer: { type: 'boolean', const: true, description: 'To the orderer’s own address' },
      },
      required: ['token', 'key'],
      anyOf: [{ required: ['address'] }, { required: ['user_address_id'] }, { required: ['to_orderer'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  divideProducts: defineCall({
    method: 'PATCH',
    path: '/v1/carts/products/divide',
    summary:
      'How the pieces of each product are divided over the shippings. Of a product that is named, all pieces are; others stay where they are. A shipping that nothing goes to is dropped',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        products: {
          type: 'array',
          description: 'How many of each of the goods go to which address',
          minItems: 1,
          maxItems: 50,
          items: {
            type: 'object',
            properties: {
              sku_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
              line_key: {
                ...key,
                description:
                  'ours: of one of the lines that are divided, where the SKU is there with different options',
              },
              quantities: {
                type: 'array',
                minItems: 1,
                maxItems: mostShippings,
                items: {
                  type: 'object',
                  properties: {
                    shipping_key: key,
                    quantity: { ...quantity, minimum: 0 },
                  },
                  required: ['shipping_key', 'quantity'],
                  additionalProperties: false,
                },
              },
            },
            required: ['sku_id', 'quantities'],
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
  addPackings: defineCall({
    method: 'PATCH',
    path: '/v1/carts/packings/add',
    summary:
      'Pieces of lines to one address in further parcels, for another day: one for each temperature, each with its carriage; with `packing_key` in those that leave with that one. A parcel that is left empty is dropped',
    audience: 'visitor',
    headers: idempotencyKey,
    body: {
      type: 'object',
      properties: {
        token,
        products: {
          type: 'array',
          description: 'Lines, and how many of each go into the packing',
          minItems: 1,
          maxItems: mostLines,
          items: {
            type: 'object',
            properties: {
              key: { ...key, description: 'Of a line' },
              quantity,
            },
            required: ['key', 'quantity'],
            additionalProperties: false,
          },
        },
        packing_key: { ...key, description: 'ours: of a parcel that is there, to the same address' },
      },
      required: ['token', 'products'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 409: otherRequest, 422: refused },
  }),
  modifyPackings: defineCall({
    method: 'PATCH',
    path: '/v1/carts/packings/modify',
    summary: 'Chooses day and part of the day of parcels; a day of null means as early as possible',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        packings: {
          type: 'array',
          description: 'When each of them arrives',
          minItems: 1,
          maxItems: mostLines,
          items: {
            type: 'object',
            properties: {
              key,
              delivery_at: { type: ['string', 'null'], title: 'お届け日', format: 'date' },
              delivery_timezone_key: { type: 'string', title: 'お届け時間帯', enum: deliveryTimezoneKeys },
            },
            required: ['key', 'delivery_at', 'delivery_timezone_key'],
            additionalProperties: false,
          },
        },
      },
      required: ['token', 'packings'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  leadTimes: defineCall({
    method: 'GET',
    path: '/v1/shipping-leadtime/carts/{token}',
    summary: 'When each parcel can arrive',
    audience: 'visitor',
    params: tokenParams,
    query: {
      type: 'object',
      properties: {
        keys: {
          type: 'string',
          maxLength: 1000,
          'x-personal': 'none',
          description: 'Keys of packings, joined by commas; absent: all',
        },
        choiceMode: {
          type: 'string',
          enum: ['date', 'earliest'],
          default: 'date',
          description: 'earliest: only the first day',
        },
      },
      additionalProperties: false,
    },
    responses: { 200: { description: 'Lead times', body: listOf(leadTime) }, 404: gone, 422: refused },
  }),
} as const;
