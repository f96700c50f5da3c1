import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { rankingSettings } from './ranking.settings';

export const rankingData = defineData(rankingSettings, {
  needs: ({ settings }) => ({
    collection: query('catalog.collection', {
      params: { alias: settings.alias },
      query: { max_page_size: settings.limit },
    }),
  }),
});

export type RankingProps = PropsOf<typeof rankingData>;
