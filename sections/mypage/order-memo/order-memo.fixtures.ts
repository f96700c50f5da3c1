import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleOwnOrder } from '../../samples/orders';
import type { OrderMemoProps } from './order-memo.data';
import { orderMemoSettings } from './order-memo.settings';

const settings = settingsOf(orderMemoSettings);
const { id, memo = null } = sampleOwnOrder;

export const orderMemoFixtures = {
  ok: { settings, data: { order: { id, memo } } },
  empty: { settings, data: { order: { id, memo: null } } },
  long: { settings, data: { order: { id, memo: { id: 7, order_id: id, memo: '来年は栗を多めに。\n'.repeat(50) } } } },
} satisfies Record<string, FixtureOf<OrderMemoProps>>;
