import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleOwnOrder } from '../../samples/orders';
import { longText, longWord } from '../../samples/shop';
import type { OrderCancelProps } from './order-cancel.data';
import { orderCancelSettings } from './order-cancel.settings';

const settings = settingsOf(orderCancelSettings);
const { id, order_no: no } = sampleOwnOrder;
const params = { key: id } as const;
const query = { cancel: '1' } as const;
const order: OrderCancelProps['data']['order'] = {
  id,
  orderNo: no,
  isCancelled: false,
  canCancel: true,
  isLowered: false,
  gift: null,
  payment: { kind: 'card', name: 'クレジットカード', status: 'authorised' },
};

const paidBy = (payment: typeof order.payment) => ({
  settings,
  data: { order: { ...order, payment } },
  params,
  query,
});

export const orderCancelFixtures = {
  ok: { settings, data: { order }, params, query },
  paid: paidBy({ kind: 'bank', name: '銀行振込', status: 'paid' }),
  unpaid: paidBy({ kind: 'cod', name: '代金引換', status: 'awaiting' }),
  wallet: paidBy({ kind: 'wallet', name: 'みほんペイ', status: 'authorised' }),
  /** Points have paid for all of it. */
  free: {
    settings,
    data: {
      order: { ...order, isLowered: true, payment: { kind: 'none', name: 'お支払いなし', status: 'paid' } as const },
    },
    params,
    query,
  },
  gift: { settings, data: { order: { ...order, gift: 'waiting' } }, params, query },
  receivedGift: { settings, data: { order: { ...order, gift: 'received' } }, params, query },
  guest: { settings, data: { order }, query: { ...query, no, t: 'q'.repeat(22) } },
  /** Nobody has asked. */
  closed: { settings, data: { order } },
  sent: { settings, data: { order: { ...order, canCancel: false } }, query },
  cancelled: { settings, data: { order: { ...order, isCancelled: true, canCancel: false } }, params },
  long: {
    settings: settingsOf(orderCancelSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { order },
    params,
    query,
  },
} satisfies Record<string, FixtureOf<OrderCancelProps>>;
