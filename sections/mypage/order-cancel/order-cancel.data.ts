import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderQuery } from '../../../src/domain/order-queries';
import { orderCancelSettings } from './order-cancel.settings';

export const orderCancelData = defineData(orderCancelSettings, {
  needs: (address) => ({ order: orderQuery(address) }),
  select: ({
    order: { id, order_no: orderNo, status, can_cancel: canCancel, payment, totals, social_gift: gift },
  }) => ({
    order: {
      id,
      orderNo,
      isCancelled: status === 'cancelled',
      canCancel,
      /** Coupons or points come back with it. */
      isLowered: totals.total_discount > 0 || totals.total_points > 0,
      /** Of a social gift, how it stands; null: it is none. */
      gift: gift?.status ?? null,
      payment: { kind: payment.kind, name: payment.name, status: payment.status },
    },
  }),
});

export type OrderCancelProps = PropsOf<typeof orderCancelData>;
