import { shippingAddress } from '../address/address';
import { onParcels } from './cart-shipping';
import { changed, changeLimits, gone, refused, token } from './cart-parts';
import { defineCall } from '../contract/define-call';

/** What else is said of a cart's parcels. */
export const cartOtherCalls = {
  modifyOther: defineCall({
    method: 'PATCH',
    path: '/v1/carts/other/modify',
    summary:
      'Who is named on the parcels as their sender, and whether papers with amounts stay out of them; what is not given stays',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        sender: shippingAddress,
        by_orderer: { type: 'boolean', const: true, description: 'ours: the orderer is named as the sender again' },
        is_amount_hidden: onParcels.is_amount_hidden,
      },
      required: ['token'],
      not: { required: ['sender', 'by_orderer'] },
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
} as const;
