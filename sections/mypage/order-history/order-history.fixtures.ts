import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longOrders, sampleOrders } from '../../samples/orders';
import { longText, longWord } from '../../samples/shop';
import type { OrderHistoryProps } from './order-history.data';
import { orderHistorySettings } from './order-history.settings';

const settings = settingsOf(orderHistorySettings);
const of = (data: OrderHistoryProps['data']['orders']['data'], total: number, current = 1) => ({
  orders: {
    data,
    user_order_total_payment: total * 12_345,
    user_order_bought_count: Math.max(0, total - 1),
    page: { total, per: 10, last: Math.ceil(total / 10) || 1, current },
  },
});

export const orderHistoryFixtures = {
  ok: { settings, data: of([...sampleOrders], sampleOrders.length) },
  empty: { settings, data: of([], 0) },
  beyond: { settings, data: of([], 5, 9) },
  long: {
    settings: settingsOf(orderHistorySettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: of([...longOrders], 190, 5),
  },
} satisfies Record<string, FixtureOf<OrderHistoryProps>>;
