import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { rankingSettings } from './ranking.settings';

const data = ({ settings }: DataContext<SettingsOf<typeof rankingSettings>>) => ({
  collection: query('catalog.collection', {
    params: { alias: settings.alias },
    query: { max_page_size: settings.limit },
  }),
});

export type RankingProps = ViewProps<typeof rankingSettings, ReturnType<typeof data>>;

export const ranking = defineSection(rankingSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./ranking-default'),
  },
});
