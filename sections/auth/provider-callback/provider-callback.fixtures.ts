import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { ProviderCallbackProps } from './provider-callback.data';
import { providerCallbackSettings } from './provider-callback.settings';

const settings = settingsOf(providerCallbackSettings);

export const providerCallbackFixtures = {
  ok: { settings, data: {} },
  long: {
    settings: settingsOf(providerCallbackSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<ProviderCallbackProps>>;
