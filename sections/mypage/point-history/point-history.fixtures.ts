import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { manyPointEntries, manyPoints, noPoints, samplePointEntries, samplePoints } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { PointHistoryProps } from './point-history.data';
import { pointHistorySettings } from './point-history.settings';

const settings = settingsOf(pointHistorySettings);
export const pointHistoryFixtures = {
  ok: {
    settings,
    data: {
      points: samplePoints,
      entries: { data: [...samplePointEntries], page: { total: 4, per: 20, last: 1, current: 1 } },
    },
  },
  empty: {
    settings,
    data: { points: noPoints, entries: { data: [], page: { total: 0, per: 20, last: 1, current: 1 } } },
  },
  beyond: {
    settings,
    data: { points: samplePoints, entries: { data: [], page: { total: 4, per: 20, last: 1, current: 9 } } },
  },
  long: {
    settings: settingsOf(pointHistorySettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {
      points: manyPoints,
      entries: { data: [...manyPointEntries], page: { total: 190, per: 20, last: 10, current: 5 } },
    },
  },
} satisfies Record<string, FixtureOf<PointHistoryProps>>;
