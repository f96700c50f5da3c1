import { describe, expect, it } from 'vitest';
import type { Facet } from '../../../schemas/catalog/product';
import { chosenFilters, hrefWithout, hrefWithoutFilters, narrowingFilters } from './chosen-filters';

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
    const chosen = chosenFilters(asked, facets);
    expect(chosen).toEqual([
      { name: 'tag', value: 'kuri', label: '栗' },
      { name: 'tag', value: 'winter', label: '冬のおすすめ' },
    ]);
    expect(chosen.map((filter) => hrefWithout(asked, [filter]))).toEqual([
      '/product?keyword=%E7%BE%8A%E7%BE%B9&tag=winter',
      '/product?keyword=%E7%BE%8A%E7%BE%B9&tag=kuri',
    ]);
  });

  it('are taken away together, and of nothing else', () => {
    const asked = { tag: 'kuri,x,winter', maker: 'y', price: '1000-' };
    const unknown = chosenFilters(asked, facets).filter(({ label, name }) => label === null && name !== 'price');
    expect(hrefWithout(asked, unknown)).toBe('/product?tag=kuri%2Cwinter&price=1000-');
  });

  it('keeps a choice that no filter offers any more, without a name', () => {
    expect(chosenFilters({ maker: 'gone' }, facets)).toEqual([{ name: 'maker', value: 'gone', label: null }]);
  });

  it('is empty where nothing narrows the list', () => {
    expect(chosenFilters({ keyword: '羊羹', sort: 'new', tag: '' }, facets)).toEqual([]);
  });
});

describe('narrowingFilters', () => {
  const categories: Facet = {
    key: 'category',
    title: 'カテゴリー',
    options: [
      { value: 'tea', label: '茶', count: 20 },
      { value: 'sweets', label: '菓子', count: 30 },
    ],
  };
  const narrowing = (asked: Record<string, string>) =>
    narrowingFilters(asked, [...facets, categories]).map(({ label }) => label);

  it('leaves out the category that the list is of, as its heading says it', () => {
    expect(narrowing({ category: 'tea' })).toEqual([]);
    expect(narrowing({ category: 'tea', tag: 'kuri' })).toEqual(['栗']);
  });

  it('keeps categories that narrow a search, several of them, and one that nobody knows', () => {
    expect(narrowing({ category: 'tea', keyword: '栗' })).toEqual(['茶']);
    expect(narrowing({ category: 'tea,sweets' })).toEqual(['茶', '菓子']);
    expect(narrowing({ category: 'gone' })).toEqual([null]);
  });
});

describe('hrefWithoutFilters', () => {
  it('keeps the category that the list is of', () => {
    expect(hrefWithoutFilters({ category: 'tea', tag: 'kuri' })).toBe('/product?category=tea');
    expect(hrefWithoutFilters({ category: 'tea', keyword: '栗' })).toBe('/product?keyword=%E6%A0%97');
  });

  it('keeps words and order', () => {
    expect(hrefWithoutFilters({ keyword: 'tea', sort: 'new', price: '1000-2999', in_stock: 'true', page: '3' })).toBe(
      '/product?keyword=tea&sort=new',
    );
  });
});
