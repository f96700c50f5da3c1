import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { ViewedProps } from './viewed.data';
import { viewedSettings } from './viewed.settings';

export const viewedFixtures = {
  ok: { settings: settingsOf(viewedSettings), data: {} },
  long: { settings: settingsOf(viewedSettings, { title: longWord.slice(0, 40), limit: 10 }), data: {} },
} satisfies Record<string, FixtureOf<ViewedProps>>;
