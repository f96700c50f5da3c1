// Written by `npm run index` from the files that it lists.
import type { CleanUps } from '../../jobs/job';
import { addressHandlers } from './address/address.handlers';
import { cardCleanUps } from './card/card.clean-ups';
import { cardHandlers } from './card/card.handlers';
import { cartCleanUps } from './cart/cart.clean-ups';
import { cartHandlers } from './cart/cart.handlers';
import { couponCleanUps } from './coupon/coupon.clean-ups';
import { couponHandlers } from './coupon/coupon.handlers';
import { deliveryHandlers } from './delivery/delivery.handlers';
import { documentHandlers } from './document/document.handlers';
import { fulfilmentHandlers } from './fulfilment/fulfilment.handlers';
import { giftCleanUps } from './gift/gift.clean-ups';
import { giftHandlers } from './gift/gift.handlers';
import { orderCleanUps } from './order/order.clean-ups';
import { orderHandlers } from './order/order.handlers';
import { trackingCleanUps } from './tracking/tracking.clean-ups';
import { trackingHandlers } from './tracking/tracking.handlers';

/** What ends by itself in this wing. */
export const sellingCleanUps: readonly CleanUps[] = [
  cardCleanUps,
  cartCleanUps,
  couponCleanUps,
  giftCleanUps,
  orderCleanUps,
  trackingCleanUps,
];

/** What the handlers of this wing stand on. */
type SellingGround = Parameters<typeof addressHandlers>[0] &
  Parameters<typeof cardHandlers>[0] &
  Parameters<typeof cartHandlers>[0] &
  Parameters<typeof couponHandlers>[0] &
  Parameters<typeof deliveryHandlers>[0] &
  Parameters<typeof documentHandlers>[0] &
  Parameters<typeof fulfilmentHandlers>[0] &
  Parameters<typeof giftHandlers>[0] &
  Parameters<typeof orderHandlers>[0] &
  Parameters<typeof trackingHandlers>[0];

/** What answers the calls of this wing, by group. */
export const sellingHandlers = (ground: SellingGround) => ({
  address: addressHandlers(ground),
  card: cardHandlers(ground),
  cart: cartHandlers(ground),
  coupon: couponHandlers(ground),
  delivery: deliveryHandlers(ground),
  document: documentHandlers(ground),
  fulfilment: fulfilmentHandlers(ground),
  gift: giftHandlers(ground),
  order: orderHandlers(ground),
  tracking: trackingHandlers(ground),
});
