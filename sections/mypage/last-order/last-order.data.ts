import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { lastOrderSettings } from './last-order.settings';

export const lastOrderData = defineData(lastOrderSettings, {
  // Who has not finished registering has none, and sees the rest of their page.
  needs: ({ isMember }) => ({ ...(isMember ? { orders: query('order.list', { query: { page: 1, per: 1 } }) } : {}) }),
  select: ({ orders }) => ({ order: orders?.data[0] ?? null }),
});

export type LastOrderProps = PropsOf<typeof lastOrderData>;
