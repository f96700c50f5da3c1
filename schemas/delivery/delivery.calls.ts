import { byKey } from '../catalog/by-key';
import { prefectures } from '../contract/fields';
import { defineCall, failure } from '../contract/define-call';
import type { Infer } from '../contract/json-schema';

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
    note: { type: ['string', 'null'], description: 'Why the first day is as late as it is, for the shopper' },
  },
  required: ['earliest', 'order_before', 'later_in', 'note'],
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
      'When a product arrives if it is ordered now and not paid in advance, by the shop’s own calendar; without anything being done to it',
    audience: 'everyone',
    params: byKey,
    examples: {
      200: '/v1/shipping-leadtime/products/genmaicha-teabag',
      404: '/v1/shipping-leadtime/products/no-such-product',
    },
    responses: { 200: { description: 'The promise', body: deliveryPromise }, 404: failure('No such product') },
  }),
} as const;
