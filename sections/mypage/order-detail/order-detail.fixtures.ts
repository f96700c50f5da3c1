import { settingsOf, type FixtureOf } from '../../samples/fixture';
import {
  cancelledOrder,
  cancellingOrder,
  deliveredOrder,
  leftOutOrder,
  longOrder,
  parcelsOrder,
  partlyRefundedOrder,
  partlySentOrder,
  pointsBackOrder,
  preparingOrder,
  returnedOrder,
  sampleOwnOrder,
  severalAddressesOrder,
  shippedOrder,
} from '../../samples/orders';
import { longText, longWord } from '../../samples/shop';
import type { OrderDetailProps } from './order-detail.data';
import { orderDetailSettings } from './order-detail.settings';

const settings = settingsOf(orderDetailSettings);
const of = (order: OrderDetailProps['data']['order']) => ({ settings, data: { order }, params: { key: order.id } });
/** Whoever has its number and token. */
const ofGuest = ({ memo: _memo, ...order }: OrderDetailProps['data']['order']) => ({
  ...{ settings, data: { order } },
  query: { no: order.order_no, t: 'q'.repeat(22) },
});

export const orderDetailFixtures = {
  ok: of(sampleOwnOrder),
  places: of(severalAddressesOrder),
  preparing: of(preparingOrder),
  shipped: of(shippedOrder),
  parcels: of(parcelsOrder),
  partlySent: of(partlySentOrder),
  leftOut: of(leftOutOrder),
  guestLeftOut: ofGuest(leftOutOrder),
  returned: of(returnedOrder),
  partlyRefunded: of(partlyRefundedOrder),
  pointsBack: of(pointsBackOrder),
  delivered: of(deliveredOrder),
  cancelling: of(cancellingOrder),
  cancelled: of(cancelledOrder),
  guest: ofGuest(sampleOwnOrder),
  guestParcels: ofGuest(parcelsOrder),
  long: {
    ...of(longOrder),
    settings: settingsOf(orderDetailSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
  },
} satisfies Record<string, FixtureOf<OrderDetailProps>>;
