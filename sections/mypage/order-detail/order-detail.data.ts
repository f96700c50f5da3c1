import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderDetailSettings } from './order-detail.settings';

export const orderDetailData = defineData(orderDetailSettings, {
  needs: ({ params }) => ({ order: query('order.own', { params: { id: params.key ?? '' } }) }),
});

export type OrderDetailProps = PropsOf<typeof orderDetailData>;
