import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleProduct } from '../../samples/product';
import { longWord, sampleCategories } from '../../samples/shop';
import type { BreadcrumbsProps } from './breadcrumbs.data';
import { breadcrumbsSettings } from './breadcrumbs.settings';

const settings = settingsOf(breadcrumbsSettings);

export const breadcrumbsFixtures = {
  ok: { settings, data: {} },
  product: { settings, data: { product: sampleProduct } },
  category: { settings, data: { categories: { data: sampleCategories } }, query: { category: 'wagashi-0' } },
  search: { settings, data: {}, query: { keyword: longWord } },
  long: { settings, data: { product: { ...sampleProduct, name: longWord } } },
} satisfies Record<string, FixtureOf<BreadcrumbsProps>>;
