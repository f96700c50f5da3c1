import { cartToken } from '../cart/cart';

/** What a guest has of the order beside its number: `TemporaryOrder.token`. */
export const byToken = {
  type: 'object',
  properties: {
    t: {
      ...cartToken,
      description:
        '`token` of the order, which is not that of its cart: `GET /v1/orders/temporary/{id}` answers it, the mails’ links bear it',
    },
  },
  required: ['t'],
  additionalProperties: false,
} as const;
