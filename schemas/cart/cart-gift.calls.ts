import { changed, changeLimits, gone, refused, seen, token } from './cart-parts';
import { defineCall } from '../contract/define-call';
import { socialGift } from './gift-words';

/** A cart that is bought as a social gift: who receives it says where it goes. */
export const cartGiftCalls = {
  socialReceiver: defineCall({
    method: 'PATCH',
    path: '/v1/carts/social/receiver',
    summary:
      'Buys the cart as a social gift, with what is said to its receiver; or, by `to_address`, no more. It has one shipping then, whose address the receiver fills in after the order',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        receiver: socialGift,
        to_address: { type: 'boolean', const: true, description: 'ours: it is sent to an address again' },
      },
      required: ['token'],
      oneOf: [{ required: ['receiver'] }, { required: ['to_address'] }],
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
} as const;
