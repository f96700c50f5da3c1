import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { sitemapListSettings } from './sitemap-list.settings';

const data = () => ({
  categories: query('catalog.categories', { query: { table: 'products' } }),
  pages: query('site.staticPageUrls', {}),
});

export type SitemapListProps = ViewProps<typeof sitemapListSettings, ReturnType<typeof data>>;

export const sitemapList = defineSection(sitemapListSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./sitemap-list-default'),
  },
});
