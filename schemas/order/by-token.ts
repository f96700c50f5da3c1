/** How calls name an order of whoever has its number and token. */
import { cartToken } from '../cart/cart';
import { orderNumber } from './order-id';

export const ofNumber = {
  type: 'object',
  properties: { no: orderNumber },
  required: ['no'],
  additionalProperties: false,
} as const;

/** What a guest has of the order beside its number: `TemporaryOrder.token`. */
export const byToken = {
  type: 'object',
  properties: { t: cartToken },
  required: ['t'],
  additionalProperties: false,
} as const;
