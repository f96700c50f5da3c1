import { longAddresses, sampleAddresses } from '../../samples/book';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { AddressBookProps } from './address-book.data';
import { addressBookSettings } from './address-book.settings';

const settings = settingsOf(addressBookSettings);
const addresses = [...sampleAddresses];
export const addressBookFixtures = {
  ok: { settings, data: { addresses } },
  saved: { settings, data: { addresses }, query: { saved: 'added' } },
  empty: { settings, data: { addresses: [] }, query: { saved: 'removed' } },
  long: {
    settings: settingsOf(addressBookSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { addresses: [...longAddresses] },
  },
} satisfies Record<string, FixtureOf<AddressBookProps>>;
