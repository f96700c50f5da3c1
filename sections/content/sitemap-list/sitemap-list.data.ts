import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { sitemapListSettings } from './sitemap-list.settings';

export const sitemapListData = defineData(sitemapListSettings, {
  needs: () => ({
    categories: query('catalog.categories', { query: { table: 'products' } }),
    pages: query('site.staticPageUrls', {}),
  }),
});

export type SitemapListProps = PropsOf<typeof sitemapListData>;
