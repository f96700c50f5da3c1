/** What the cart's calls have in common: how carts and their parts are named, and what a change answers. */
import { cart } from '../entities/cart';
import { failure } from './define-call';

export const token = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' } as const;
/** Of a line, a shipping or a parcel; unique within its cart. */
export const key = { type: 'string', pattern: '^[a-z0-9]{1,24}$' } as const;

export const tokenParams = {
  type: 'object',
  properties: { token },
  required: ['token'],
  additionalProperties: false,
} as const;

export const changed = { description: 'The whole cart after the change', body: cart } as const;
export const gone = failure('No such cart in this shop, or it has expired (cart.common.is_expired)');
export const refused = failure('A field, or a rule of the shop; the code says which');
