import { mostCards } from '../../../schemas/card/most-cards';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { CardFormProps } from './card-form.data';
import { cardFormSettings } from './card-form.settings';

const settings = settingsOf(cardFormSettings);

export const cardFormFixtures = {
  ok: { settings, data: { count: 1, isDemo: true } },
  real: { settings, data: { count: 0, isDemo: false } },
  full: { settings, data: { count: mostCards, isDemo: true } },
  away: { settings, data: { count: 1, isDemo: null } },
  long: {
    settings: settingsOf(cardFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { count: 1, isDemo: true },
  },
} satisfies Record<string, FixtureOf<CardFormProps>>;
