import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderCancelSettings } from './order-cancel.settings';

export const orderCancelData = defineData(orderCancelSettings, {
  needs: ({ params }) => ({ order: query('order.own', { params: { id: params.key ?? '' } }) }),
  select: ({ order: { id, can_cancel: canCancel, payment } }) => ({
    order: { id, canCancel, payment: { kind: payment.kind, status: payment.status } },
  }),
});

export type OrderCancelProps = PropsOf<typeof orderCancelData>;
