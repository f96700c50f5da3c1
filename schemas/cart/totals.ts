import type { Infer } from '../contract/json-schema';

/** Integer JPY, tax included. */
export const yen = { type: 'integer', minimum: 0 } as const;

/** What a sum can be: the database keeps 32-bit integers. */
export const mostJpy = 2_147_483_647;

/** What a cart's goods may come to; options, carriage and fees come on top. No shop of ours sells as much at once. */
export const mostGoodsJpy = 1_000_000_000;

/** The sums of a cart or an order. total_payment = products + carriage + fee + accessories − discount − points. */
const totalsProperties = {
  total_products: yen,
  total_accessories: yen,
  total_carriage: yen,
  total_cooling: {
    ...yen,
    description: 'ours: the part of total_carriage that is the fee for chilled and frozen parcels',
  },
  total_fee: { ...yen, description: 'Of the payment method' },
  total_discount: yen,
  total_points: yen,
  total_payment: yen,
  total_tax: { ...yen, description: 'Tax inside total_payment: the sum of the tax per rate' },
  taxes: {
    type: 'array',
    description: 'Per rate, highest first; the amounts sum to total_payment',
    items: {
      type: 'object',
      properties: { percent: { type: 'integer', enum: [8, 10] }, amount: yen, tax: yen },
      required: ['percent', 'amount', 'tax'],
      additionalProperties: false,
    },
  },
} as const;
const totalsRequired = [
  'total_products', 'total_accessories', 'total_carriage', 'total_fee', 'total_discount', 'total_points',
  'total_payment', 'total_tax', 'taxes',
] as const; // prettier-ignore

export const totals = {
  title: 'Totals',
  type: 'object',
  properties: totalsProperties,
  required: totalsRequired,
  additionalProperties: false,
} as const;
export type Totals = Infer<typeof totals>;
