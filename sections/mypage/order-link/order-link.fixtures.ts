import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { OrderLinkProps } from './order-link.data';
import { orderLinkSettings } from './order-link.settings';

const settings = settingsOf(orderLinkSettings);

export const orderLinkFixtures = {
  ok: { settings, data: {} },
  sent: { settings, data: {}, query: { sent: '1' } },
  long: {
    settings: settingsOf(orderLinkSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<OrderLinkProps>>;
