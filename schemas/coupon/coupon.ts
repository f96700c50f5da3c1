/** Coupons of a shop. The product names `id`, `is_taken` and `coupon_id`; the rest is ours. */
import type { Infer } from '../contract/json-schema';

export const couponKinds = ['rate', 'amount', 'free_carriage'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** In as many of one cart, and as many taken ones are offered to it. */
export const mostCouponsInCart = 10;
export const mostCouponsOffered = 20;

/** What a shopper types: letters of either case and width, with spaces around. */
export const couponCode = {
  type: 'string',
  title: 'クーポンコード',
  minLength: 1,
  maxLength: 40,
  'x-personal': 'token',
} as const;

/** As codes are stored. */
export const readCouponCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

export const coupon = {
  title: 'Coupon',
  type: 'object',
  'x-personal': 'none',
  properties: {
    id: { type: 'integer' },
    coupon_id: { type: 'integer', description: 'What POST /v1/me/coupons takes' },
    is_taken: { type: 'boolean', description: 'By the member who asks; the list for everyone knows nobody' },
    is_used: { type: 'boolean', description: 'By the same, as often as one may' },
    code: { type: 'string', description: 'What PATCH /v1/carts/coupons/add takes' },
    name: { type: 'string' },
    description: { type: 'string' },
    kind: { type: 'string', enum: couponKinds },
    percent: { type: ['integer', 'null'], description: 'Of a rate: of the goods that it is for' },
    most: { type: ['integer', 'null'], description: 'Of a rate: at most so much, JPY' },
    amount: { type: ['integer', 'null'], description: 'JPY' },
    for: { type: ['string', 'null'], description: 'The goods that it is for; null: all' },
    least: { type: 'integer', minimum: 0, description: 'Of the goods that it is for, JPY tax included' },
    is_members_only: { type: 'boolean' },
    most_per_person: { type: ['integer', 'null'], minimum: 1, description: 'Uses by one member; null: any number' },
    is_alone: { type: 'boolean', description: 'Not together with others' },
    ends_at: { type: ['string', 'null'], format: 'date-time' },
  },
  required: [
    'id', 'coupon_id', 'is_taken', 'is_used', 'code', 'name', 'description', 'kind', 'percent', 'most', 'amount', 'for', 'least',
    'is_members_only', 'most_per_person', 'is_alone', 'ends_at',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type Coupon = Infer<typeof coupon>;
