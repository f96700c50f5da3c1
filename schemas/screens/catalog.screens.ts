/** What is sold, and what it is found by. */
import { productListQuery } from '../catalog/catalog.calls';
import { mostPerPage } from '../contract/page-sizes';
import { open, screensOf } from './define-screens';

/** `price` is a choice of the price filter; the list's sections read it as both bounds. */
const listQuery = [...Object.keys(productListQuery.properties), 'price'];

const product = { call: 'catalog.product', params: { key: 'key' } } as const;

export const catalogScreens = screensOf(open, [
  { path: '/brand', page: 'brand.list', title: 'ブランド一覧', sections: ['brand-list'] },
  { path: '/maker', page: 'maker.list', title: '作り手一覧', sections: ['maker-list'] },
  {
    path: '/product',
    page: 'product.list',
    title: '商品一覧',
    query: listQuery,
    pagesBy: ['category', 'maker', 'brand', 'collection'],
    searchedBy: ['keyword'],
    list: 'product-list',
    listedBy: {
      call: 'catalog.categories',
      query: { table: 'products' },
      fills: { category: 'key' },
      children: 'children',
      count: 'product_count',
    },
    sections: ['list-head', 'product-filters', 'product-list'],
  },
  {
    path: '/maker/{key}',
    page: 'maker.detail',
    title: '作り手',
    isNested: true,
    subject: { call: 'catalog.maker', params: { key: 'key' } },
    listedBy: { call: 'catalog.makers', fills: { key: 'key' } },
    sections: ['maker-detail'],
  },
  {
    path: '/product/{key}',
    page: 'product.detail',
    title: '商品',
    subject: product,
    query: ['reviews'],
    listedBy: { call: 'catalog.products', query: { per: mostPerPage }, fills: { key: 'key' } },
    sections: ['image', 'overview', 'purchase', 'detail', 'data', 'stock'],
  },
  { path: '/product/{key}/uos', page: 'product.uos', title: '商品', subject: product, isFindable: false },
]);
