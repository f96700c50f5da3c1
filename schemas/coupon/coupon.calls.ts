import { defineCall, failure } from '../contract/define-call';
import { pageListOf } from '../contract/lists';
import { pageHeaders, pageQuery } from '../contract/pagination';
import { usualLimits } from '../contract/usual-limits';
import { coupon } from './coupon';

const query = { type: 'object', properties: pageQuery, additionalProperties: false } as const;
const page = { description: 'A page of coupons', headers: pageHeaders, body: pageListOf(coupon) } as const;

export const couponText = 'Coupons of the shop, and those that members have taken.';

export const couponCalls = {
  coupons: defineCall({
    method: 'GET',
    path: '/v1/coupons',
    summary: 'Coupons that can be taken now, in the shop’s order',
    audience: 'everyone',
    query,
    examples: { 200: '/v1/coupons' },
    responses: { 200: page },
  }),
  mine: defineCall({
    method: 'GET',
    path: '/v1/me/coupons',
    summary: 'Coupons that the member has taken and that have not ended, the newest first',
    audience: 'member',
    query,
    responses: { 200: page },
  }),
  take: defineCall({
    method: 'POST',
    path: '/v1/me/coupons',
    summary: 'Takes a coupon; one that is taken already is no fault',
    audience: 'member',
    body: {
      type: 'object',
      properties: {
        coupon_id: {
          type: 'integer',
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'As the list of coupons has it',
        },
      },
      required: ['coupon_id'],
      additionalProperties: false,
    },
    limits: usualLimits,
    responses: { 200: { description: 'It is taken', body: coupon }, 404: failure('No such coupon can be taken') },
  }),
} as const;
