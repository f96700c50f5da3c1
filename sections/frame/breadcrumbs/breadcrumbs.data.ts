import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { breadcrumbsSettings } from './breadcrumbs.settings';

export const breadcrumbsData = defineData(breadcrumbsSettings, {
  /** What a page is about names its crumbs; other pages are named by the screen's title. */
  needs: ({ page, params, query: asked }) => {
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
  },
});

export type BreadcrumbsProps = PropsOf<typeof breadcrumbsData>;
