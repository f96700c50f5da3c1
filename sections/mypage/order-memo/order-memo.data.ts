import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderQuery } from '../../../src/domain/order-queries';
import { orderMemoSettings } from './order-memo.settings';

export const orderMemoData = defineData(orderMemoSettings, {
  needs: (address) => ({ order: orderQuery(address) }),
  select: ({ order: { id, memo } }) => ({ order: { id, ...(memo === undefined ? {} : { memo }) } }),
});

export type OrderMemoProps = PropsOf<typeof orderMemoData>;
