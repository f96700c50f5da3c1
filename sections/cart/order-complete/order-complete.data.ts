import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderCompleteSettings } from './order-complete.settings';

/** An id that no order has: whatever else stands in the address is no fault, only no order. */
const noOrder = 'no-order-no-order-no-order';
const isId = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

export const orderCompleteData = defineData(orderCompleteSettings, {
  needs: ({ query: { id = '' } }) => ({
    order: optional(query('order.temporary', { params: { id: isId(id) ? id : noOrder } })),
  }),
});

export type OrderCompleteProps = PropsOf<typeof orderCompleteData>;
