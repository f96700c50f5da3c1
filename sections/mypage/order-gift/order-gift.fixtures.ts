import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longOrderedGift, orderedGift } from '../../samples/gifts';
import type { OrderGiftProps } from './order-gift.data';
import { orderGiftSettings } from './order-gift.settings';

const settings = settingsOf(orderGiftSettings);
const stands = (status: 'received' | 'expired' | 'cancelled') => ({
  settings,
  data: { gift: { ...orderedGift, status, link: null } },
});

export const orderGiftFixtures = {
  ok: { settings, data: { gift: orderedGift } },
  empty: { settings, data: { gift: { ...orderedGift, message: '' } } },
  unpaid: { settings, data: { gift: { ...orderedGift, link: null } } },
  received: stands('received'),
  expired: stands('expired'),
  cancelled: stands('cancelled'),
  long: { settings, data: { gift: longOrderedGift } },
} satisfies Record<string, FixtureOf<OrderGiftProps>>;
