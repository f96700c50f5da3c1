/** What the cart's calls have in common: how carts and their parts are named, and what a change answers. */
import { cart, cartToken } from './cart';
import { type CallLimit, failure } from '../contract/define-call';

export const token = cartToken;
/** What a change was drawn for. */
export const seen = {
  ...cart.properties.delivery_fingerprint,
  description:
    'ours: of the cart as it was shown: where another device has changed it since, nothing is done (cart.update_products.part_not_found), unless it is just so already, as after an answer that was lost; absent: whatever it is',
} as const;
/** Of a line, a shipping or a parcel; unique within its cart. */
export const key = {
  type: 'string',
  pattern: '^[a-z0-9]{1,24}$',
  'x-personal': 'none',
  description: 'Of a line, an address, a packing or an option, as the cart names it',
} as const;

export const tokenParams = {
  type: 'object',
  properties: { token },
  required: ['token'],
  additionalProperties: false,
} as const;

/** Who ordered, as a call proves it. A browser does so by a cookie of the order's own, which no script can read. */
export const orderedCart = {
  type: 'object',
  properties: { 'x-cart-token': { ...token, description: 'Of the cart that has become the order' } },
} as const;

export const changed = { description: 'The whole cart after the change', body: cart } as const;
export const gone = failure(
  'No such cart in this shop, or it has expired (cart.common.is_expired), or become an order (cart.common.is_ordered)',
);
/** Of a call that is answered for a cart that has become an order, too. */
export const absent = failure('No such cart in this shop, or it has expired (cart.common.is_expired)');
export const refused = failure('A field, or a rule of the shop; the code says which');

/**
 * Changes of a cart. Behind one address of a carrier thousands may shop at a time: these are five thousand who go through
 * the checkout within ten minutes. One cart is changed by one person, whose script asks once for each press of a button.
 */
export const changeLimits = [
  { by: 'address', most: 10_000, perS: 600 },
  { by: 'cart', most: 600, perS: 60 },
] as const satisfies readonly CallLimit[];

/** A cart may begin with them: ten in each second from one address, in a sale that a whole carrier comes to. */
export const beginLimits = [
  { by: 'address', most: 6_000, perS: 600 },
  { by: 'cart', most: 600, perS: 60 },
] as const satisfies readonly CallLimit[];

export const idempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{8,64}$',
      'x-personal': 'token',
      description:
        'Repeated with the same body, the call takes effect once. It counts together with the cart’s token, and the answer that began a cart is repeated for that one’s, too; without one, give at least 22 random characters: a shorter key might be anybody’s, and nothing is repeated for it',
    },
  },
} as const;

export const otherRequest = failure('Another body under the same Idempotency-Key');
