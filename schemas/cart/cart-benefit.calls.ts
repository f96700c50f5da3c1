import { couponCode } from '../coupon/coupon';
import { type CallLimit, defineCall } from '../contract/define-call';
import { changed, changeLimits, gone, refused, token } from './cart-parts';

const body = {
  type: 'object',
  properties: { token, code: couponCode },
  required: ['token', 'code'],
  additionalProperties: false,
} as const;

/** Codes may be short, and whoever knows one may use it: what a person types, not what a program tries. */
const couponLimits = [
  { by: 'address', most: 300, perS: 600 },
  { by: 'cart', most: 60, perS: 600 },
] as const satisfies readonly CallLimit[];

/** What lowers the sum of a cart: coupons, and a member's points. */
export const cartBenefitCalls = {
  addCoupon: defineCall({
    method: 'PATCH',
    path: '/v1/carts/coupons/add',
    summary:
      'Uses a coupon; one that is used already is no fault. One whose time is over, or has not come, says so. Whether it still lowers the sum, every answer says',
    audience: 'visitor',
    body,
    limits: couponLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  deleteCoupon: defineCall({
    method: 'PATCH',
    path: '/v1/carts/coupons/delete',
    summary: 'Uses a coupon no more',
    audience: 'visitor',
    body,
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
  usePoints: defineCall({
    method: 'PATCH',
    path: '/v1/carts/point',
    summary: 'Uses so many of the member’s points, or as many as there is to pay; 0: none',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        point: { type: 'integer', title: 'ご利用ポイント', minimum: 0, maximum: 1_000_000_000 },
      },
      required: ['token', 'point'],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
} as const;
