import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderQuery } from '../../../src/domain/order-queries';
import { orderGiftSettings } from './order-gift.settings';

export const orderGiftData = defineData(orderGiftSettings, {
  needs: (address) => ({ order: orderQuery(address) }),
  /** Null: it is none. */
  select: ({ order }) => ({ gift: order.social_gift ?? null }),
});

export type OrderGiftProps = PropsOf<typeof orderGiftData>;
