import { describe, expect, it } from 'vitest';
import type { Facet } from '../../../schemas/entities/product';
import { chosenFilters, hrefWithoutFilters } from './chosen-filters';

const facets: Facet[] = [
  {
    key: 'tag',
    title: '特徴',
    options: [
      { value: 'kuri', label: '栗', count: 5 },
      { value: 'winter', label: '冬のおすすめ', count: 6 },
    ],
  },
];

describe('chosenFilters', () => {
  it('names each choice and how to take it away, and keeps the rest', () => {
    const asked = { keyword: '羊羹', tag: 'kuri,winter', page: '2' };
    expect(chosenFilters(asked, facets)).toEqual([
      { name: 'tag', value: 'kuri', label: '栗', href: '/product?keyword=%E7%BE%8A%E7%BE%B9&tag=winter' },
      { name: 'tag', value: 'winter', label: '冬のおすすめ', href: '/product?keyword=%E7%BE%8A%E7%BE%B9&tag=kuri' },
    ]);
  });

  it('keeps a choice that no filter offers any more, without a name', () => {
    expect(chosenFilters({ maker: 'gone' }, facets)).toEqual([
      { name: 'maker', value: 'gone', label: null, href: '/product' },
    ]);
  });

  it('is empty where nothing narrows the list', () => {
    expect(chosenFilters({ keyword: '羊羹', sort: 'new', tag: '' }, facets)).toEqual([]);
  });
});

describe('hrefWithoutFilters', () => {
  it('keeps words and order', () => {
    expect(hrefWithoutFilters({ keyword: 'tea', sort: 'new', price: '1000-2999', in_stock: 'true', page: '3' })).toBe(
      '/product?keyword=tea&sort=new',
    );
  });
});
