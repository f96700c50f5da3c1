import { longOrder, sampleOwnOrder, severalAddressesOrder } from '../../samples/orders';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { LastOrderProps } from './last-order.data';
import { lastOrderSettings } from './last-order.settings';

const settings = settingsOf(lastOrderSettings);

export const lastOrderFixtures = {
  ok: { settings, data: { order: sampleOwnOrder } },
  places: { settings, data: { order: severalAddressesOrder } },
  none: { settings, data: { order: null } },
  long: { settings: settingsOf(lastOrderSettings, { title: 'お'.repeat(40) }), data: { order: longOrder } },
} satisfies Record<string, FixtureOf<LastOrderProps>>;
