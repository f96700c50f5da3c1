import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { newsDetailSettings } from './news-detail.settings';

export const newsDetailData = defineData(newsDetailSettings, {
  needs: ({ params }) => ({
    entry: query('content.newsEntry', { params: { key: params.key ?? '' } }),
  }),
});

export type NewsDetailProps = PropsOf<typeof newsDetailData>;
