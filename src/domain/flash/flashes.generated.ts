// Written by `npm run index` from the files that it lists.
import { authFlashes } from './auth.flash';
import { cartFlashes } from './cart.flash';
import { couponFlashes } from './coupon.flash';
import { orderFlashes } from './order.flash';

export const flashes = {
  ...authFlashes,
  ...cartFlashes,
  ...couponFlashes,
  ...orderFlashes,
} as const;
