import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { PreparingProps } from './preparing.data';
import { preparingSettings } from './preparing.settings';

export const preparingFixtures = {
  ok: { settings: settingsOf(preparingSettings), data: {} },
  long: {
    settings: settingsOf(preparingSettings, { title: longWord.slice(0, 60), text: longText.slice(0, 400) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<PreparingProps>>;
