// Written by `npm run index` from the files that it lists.
import { cartCountOwn } from './cart/cart-count.own';
import { couponsOwn } from './coupon/coupons.own';
import { nameOwn } from './user/name.own';
import { pointsOwn } from './point/points.own';
import { popupsOwn } from './popup/popups.own';
import { viewedOwn } from './history/viewed.own';

export const ownParts = {
  cart_count: cartCountOwn,
  coupons: couponsOwn,
  name: nameOwn,
  points: pointsOwn,
  popups: popupsOwn,
  viewed: viewedOwn,
} as const;
