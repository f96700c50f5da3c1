import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { pageOf } from '../../../src/lib/page-of';
import { orderHistorySettings } from './order-history.settings';

export const orderHistoryData = defineData(orderHistorySettings, {
  needs: ({ settings, query: asked }) => ({
    orders: query('order.list', { query: { page: pageOf(asked.page), per: settings.limit } }),
  }),
});

export type OrderHistoryProps = PropsOf<typeof orderHistoryData>;
