import { query } from '../../../schemas/query';
import { pageOf } from '../../../src/lib/page-of';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { newsListSettings } from './news-list.settings';

export const newsListData = defineData(newsListSettings, {
  needs: ({ settings, query: asked }) => ({
    news: query('content.news', { query: { page: settings.isPaged ? pageOf(asked.page) : 1, per: settings.limit } }),
  }),
});

export type NewsListProps = PropsOf<typeof newsListData>;
