import { addressTextsOf, ownTextsOf } from '../../../src/domain/address-texts';
import { drawnWith } from '../../../src/domain/told-fingerprint';
import { longAddress, sampleAddresses } from '../../samples/book';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleUser } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { AddressFormProps } from './address-form.data';
import { addressFormSettings } from './address-form.settings';

const settings = settingsOf(addressFormSettings);
const memberId = sampleUser.id;
const own = ownTextsOf(sampleUser);
const knownOf = (address: (typeof sampleAddresses)[number]) => ({
  id: String(address.id),
  texts: addressTextsOf(address),
  ...drawnWith(address),
});

export const addressFormFixtures = {
  ok: { settings, data: { memberId, own, known: null } },
  own: { settings, data: { memberId, own, known: null }, query: { own: '1' } },
  untold: { settings, data: { memberId, own: null, known: null } },
  known: { settings, data: { memberId, own, known: knownOf(sampleAddresses[0]) } },
  long: {
    settings: settingsOf(addressFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { memberId, own, known: knownOf(longAddress) },
  },
} satisfies Record<string, FixtureOf<AddressFormProps>>;
