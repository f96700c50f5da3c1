import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longCard, longText, longWord, sampleCards } from '../../samples/shop';
import type { RankingProps } from './ranking.data';
import { rankingSettings } from './ranking.settings';

const settings = settingsOf(rankingSettings);
const collection = {
  alias: 'season',
  title: '栗と、あたたかいお茶',
  lead: '栗の菓子が出そろいました。',
  data: sampleCards,
};

export const rankingFixtures = {
  ok: { settings, data: { collection } },
  empty: { settings, data: { collection: { ...collection, data: [] } } },
  long: { settings, data: { collection: { ...collection, title: longWord, lead: longText, data: [longCard] } } },
} satisfies Record<string, FixtureOf<RankingProps>>;
