import { defineSection } from '../../../src/layout/define-section';
import { sitemapListData } from './sitemap-list.data';

export const sitemapList = defineSection(sitemapListData, {
  hydrate: 'never',
  variants: {
    default: () => import('./sitemap-list-default'),
  },
});
