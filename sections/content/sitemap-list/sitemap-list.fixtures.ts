import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord, sampleCategories } from '../../samples/shop';
import type { SitemapListProps } from './sitemap-list.data';
import { sitemapListSettings } from './sitemap-list.settings';

const settings = settingsOf(sitemapListSettings);
const page = { url: '/law', title: '特定商取引法に基づく表記', updated_at: '2026-11-20T01:00:00Z' };

export const sitemapListFixtures = {
  ok: { settings, data: { categories: { data: sampleCategories }, pages: { data: [page] } } },
  empty: {
    settings: settingsOf(sitemapListSettings, { links: [] }),
    data: { categories: { data: [] }, pages: { data: [] } },
  },
  long: {
    settings,
    data: {
      categories: { data: sampleCategories.map((category) => ({ ...category, name: longWord })) },
      pages: { data: [{ ...page, title: longWord }] },
    },
  },
} satisfies Record<string, FixtureOf<SitemapListProps>>;
