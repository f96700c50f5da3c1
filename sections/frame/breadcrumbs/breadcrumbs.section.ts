import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { breadcrumbsSettings } from './breadcrumbs.settings';

/** What a page is about names its crumbs; other pages are named by the screen's title. */
const data = ({ page, params, query: asked }: DataContext<SettingsOf<typeof breadcrumbsSettings>>) => {
  const { key = '', rest = '' } = params;
  switch (page) {
    case 'product.detail':
      return { product: query('catalog.product', { params: { key } }) };
    case 'product.list':
      return asked.category ? { categories: query('catalog.categories', { query: { table: 'products' } }) } : {};
    case 'maker.detail':
      return { maker: query('catalog.maker', { params: { key } }) };
    case 'news.detail':
      return { entry: query('content.newsEntry', { params: { key } }) };
    case 'static':
      return { staticPage: query('site.staticPage', { params: { path: rest } }) };
    default:
      return {};
  }
};

export type BreadcrumbsProps = ViewProps<typeof breadcrumbsSettings, ReturnType<typeof data>>;

export const breadcrumbs = defineSection(breadcrumbsSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./breadcrumbs-default') },
});
