import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderQuery } from '../../../src/domain/order-queries';
import { orderDetailSettings } from './order-detail.settings';

export const orderDetailData = defineData(orderDetailSettings, {
  needs: (address) => ({ order: orderQuery(address) }),
});

export type OrderDetailProps = PropsOf<typeof orderDetailData>;
