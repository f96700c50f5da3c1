import { cartToken } from '../cart/cart';

/** What a guest has of the order beside its number: `TemporaryOrder.token`. */
export const byToken = {
  type: 'object',
  properties: { t: cartToken },
  required: ['t'],
  additionalProperties: false,
} as const;
