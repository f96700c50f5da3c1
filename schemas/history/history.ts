/** What somebody has looked at. */
import { productCard } from '../catalog/product';
import type { Infer } from '../contract/json-schema';

/** So many are kept of anybody (rule member.product-history). */
export const mostViewed = 10;

export const productHistory = {
  title: 'ProductHistory',
  type: 'object',
  'x-personal': 'none',
  properties: {
    id: { type: 'integer' },
    product_id: { type: 'integer' },
    product: productCard,
    viewed_at: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'product_id', 'product', 'viewed_at'],
  additionalProperties: false,
} as const;

export type ProductHistory = Infer<typeof productHistory>;
