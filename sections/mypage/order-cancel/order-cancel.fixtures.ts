import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleOwnOrder } from '../../samples/orders';
import { longText, longWord } from '../../samples/shop';
import type { OrderCancelProps } from './order-cancel.data';
import { orderCancelSettings } from './order-cancel.settings';

const settings = settingsOf(orderCancelSettings);
const query = { cancel: '1' } as const;
const { id } = sampleOwnOrder;
const order: OrderCancelProps['data']['order'] = {
  id,
  canCancel: true,
  payment: { kind: 'card', status: 'authorised' },
};

export const orderCancelFixtures = {
  ok: { settings, data: { order }, query },
  paid: { settings, data: { order: { ...order, payment: { kind: 'bank', status: 'paid' } } }, query },
  unpaid: { settings, data: { order: { ...order, payment: { kind: 'cod', status: 'awaiting' } } }, query },
  /** Nobody has asked. */
  closed: { settings, data: { order } },
  sent: { settings, data: { order: { ...order, canCancel: false } }, query },
  long: {
    settings: settingsOf(orderCancelSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { order },
    query,
  },
} satisfies Record<string, FixtureOf<OrderCancelProps>>;
