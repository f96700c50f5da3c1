import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { BreadcrumbsProps } from './breadcrumbs.data';
import { breadcrumbsSettings } from './breadcrumbs.settings';

const settings = settingsOf(breadcrumbsSettings);
const category = { name: '和菓子', path: '/product?category=wagashi' };

export const breadcrumbsFixtures = {
  ok: { settings, data: {}, crumbs: [{ name: 'よくあるご質問', path: '/faq' }] },
  deep: {
    settings,
    data: {},
    crumbs: [
      category,
      { name: '生菓子', path: '/product?category=namagashi' },
      { name: '栗きんとん 八個入', path: '/product/product-1' },
    ],
  },
  long: { settings, data: {}, crumbs: [category, { name: longWord, path: '/product/product-1' }] },
  top: { settings, data: {}, crumbs: [] },
} satisfies Record<string, FixtureOf<BreadcrumbsProps>>;
