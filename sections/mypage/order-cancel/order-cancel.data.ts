import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderQuery } from '../../../src/domain/order-queries';
import { orderCancelSettings } from './order-cancel.settings';

export const orderCancelData = defineData(orderCancelSettings, {
  needs: (address) => ({ order: orderQuery(address) }),
  select: ({ order: { id, can_cancel: canCancel, payment } }) => ({
    order: { id, canCancel, payment: { kind: payment.kind, name: payment.name, status: payment.status } },
  }),
});

export type OrderCancelProps = PropsOf<typeof orderCancelData>;
