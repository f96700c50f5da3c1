import { byKey } from '../catalog/by-key';
import { arrivalOf } from '../catalog/product-option';
import { prefectures } from '../contract/fields';
import { defineCall, failure } from '../contract/define-call';
import type { Infer } from '../contract/json-schema';

const note = {
  type: ['string', 'null'],
  description: 'Why the first day is as late as it is, for the shopper',
} as const;

const laterWith = {
  title: 'DeliveryPromiseWithOptions',
  type: 'object',
  properties: {
    keys: { type: 'array', items: { type: 'string' }, description: 'Of the options' },
    names: { type: 'array', items: { type: 'string' }, description: 'The same, for the shopper' },
    earliest: { type: ['string', 'null'], format: 'date', description: 'The first day with one of them' },
    note,
    arrival_of: arrivalOf,
  },
  required: ['keys', 'names', 'earliest', 'note'],
  additionalProperties: false,
} as const;

const values = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'The value on each axis',
} as const;

const laterOf = {
  title: 'DeliveryPromiseOfVariants',
  type: 'object',
  properties: {
    from_pieces: { type: 'integer', minimum: 1, description: 'As many are bought, or more' },
    variants: { type: 'array', items: values },
    earliest: { type: ['string', 'null'], format: 'date', description: 'Their first day' },
    note,
    later_with: { type: 'array', items: laterWith },
  },
  required: ['from_pieces', 'variants', 'earliest', 'note', 'later_with'],
  additionalProperties: false,
} as const;

const deliveryPromise = {
  title: 'DeliveryPromise',
  type: 'object',
  properties: {
    earliest: {
      type: ['string', 'null'],
      format: 'date',
      description: 'The first day on which it arrives at most places; null: it cannot be had now, or nobody knows',
    },
    order_before: {
      type: 'string',
      format: 'date-time',
      description: 'An order before then still counts as of that day',
    },
    later_in: {
      type: 'array',
      items: { type: 'string', enum: prefectures },
      description: 'Where it takes longer, in their official order',
    },
    later_with: {
      type: 'array',
      items: laterWith,
      description:
        'What can be done to it and takes longer, the longest last: of several that are chosen the last one counts',
    },
    arrival_of: arrivalOf,
    available: {
      type: 'array',
      items: values,
      description:
        'The variants that can be had now, where others that can be chosen cannot: of those nothing is promised',
    },
    later_of: {
      type: 'array',
      items: laterOf,
      description: 'Variants that are made or ordered when somebody buys them, and take longer than the first one',
    },
    note,
  },
  required: ['earliest', 'order_before', 'later_in', 'later_with', 'note'],
  additionalProperties: false,
} as const;
export type DeliveryPromise = Infer<typeof deliveryPromise>;

export const deliveryText = 'When goods arrive.';

export const deliveryCalls = {
  promise: defineCall({
    ours: true,
    method: 'GET',
    path: '/v1/shipping-leadtime/products/{key}',
    summary:
      'When a product arrives if it is ordered now and not paid in advance, by the shop’s own calendar: with what it is always sold with, and with each of what can be done to it',
    audience: 'everyone',
    params: byKey,
    examples: {
      200: '/v1/shipping-leadtime/products/genmaicha-teabag',
      404: '/v1/shipping-leadtime/products/no-such-product',
    },
    responses: { 200: { description: 'The promise', body: deliveryPromise }, 404: failure('No such product') },
  }),
} as const;
