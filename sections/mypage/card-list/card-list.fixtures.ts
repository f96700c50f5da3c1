import { longCards, sampleCards } from '../../samples/cards';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { CardListProps } from './card-list.data';
import { cardListSettings } from './card-list.settings';

const settings = settingsOf(cardListSettings);
const cards = [...sampleCards];

export const cardListFixtures = {
  ok: { settings, data: { cards } },
  saved: { settings, data: { cards }, query: { saved: 'added' } },
  empty: { settings, data: { cards: [] }, query: { saved: 'removed' } },
  long: {
    settings: settingsOf(cardListSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { cards: [...longCards] },
  },
} satisfies Record<string, FixtureOf<CardListProps>>;
