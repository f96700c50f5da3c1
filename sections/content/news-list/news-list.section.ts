import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { pageOf } from '../../../src/lib/page-of';
import { newsListSettings } from './news-list.settings';

const data = ({ settings, query: asked }: DataContext<SettingsOf<typeof newsListSettings>>) => ({
  news: query('content.news', { query: { page: settings.isPaged ? pageOf(asked.page) : 1, per: settings.limit } }),
});

export type NewsListProps = ViewProps<typeof newsListSettings, ReturnType<typeof data>>;

export const newsList = defineSection(newsListSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./news-list-default'),
    rail: () => import('./news-list-rail'),
  },
});
