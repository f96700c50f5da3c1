import { defineSection } from '../../../src/layout/define-section';
import { newsDetailData } from './news-detail.data';

export const newsDetail = defineSection(newsDetailData, {
  hydrate: 'never',
  variants: {
    default: () => import('./news-detail-default'),
  },
});
