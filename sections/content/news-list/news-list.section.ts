import { defineSection } from '../../../src/layout/define-section';
import { newsListData } from './news-list.data';

export const newsList = defineSection(newsListData, {
  hydrate: 'never',
  variants: {
    default: () => import('./news-list-default'),
    rail: () => import('./news-list-rail'),
  },
});
