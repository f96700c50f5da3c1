import { describe, expect, it } from 'vitest';
import { listHref, listInput } from './list.queries';

describe('listInput', () => {
  it('takes what the call takes and drops the rest', () => {
    expect(
      listInput({ category: 'tea', page: '2', sort: 'bogus', price_min: '-5', price_max: '3000', in_stock: 'true' }),
    ).toEqual({ category: 'tea', page: 2, per: 15, price_max: 3000, in_stock: true });
  });

  it.each(['0', '-1', 'abc', '1.5', '999999999999', '1e3', '１', '012'])('reads page %s as the first', (page) => {
    expect(listInput({ page }).page).toBe(1);
  });

  it('takes each key once, and none where there are more than the call takes', () => {
    expect(listInput({ maker: 'a,b,,a' }).maker).toBe('a,b');
    expect(listInput({ maker: Array.from({ length: 400 }, (_, at) => `m${at}`).join(',') })).not.toHaveProperty(
      'maker',
    );
  });

  it('trims a keyword and cuts it at what the call takes', () => {
    expect(listInput({ keyword: `  ${'栗'.repeat(6000)} ` }).keyword).toHaveLength(4998);
    expect(listInput({ keyword: '   ' })).not.toHaveProperty('keyword');
  });

  it.each([
    ['1000-2999', { price_min: 1000, price_max: 2999 }],
    ['10000-', { price_min: 10000 }],
    ['0-999', { price_min: 0, price_max: 999 }],
  ])('reads the price choice %s as bounds', (price, bounds) => {
    expect(listInput({ price })).toEqual({ page: 1, per: 15, ...bounds });
  });

  it.each(['', '-', 'abc', '-999', '1000', '9999999999-'])('reads the price choice "%s" as none', (price) => {
    expect(listInput({ price })).toEqual({ page: 1, per: 15 });
  });
});

describe('listHref', () => {
  it('changes a parameter and goes back to the first page', () => {
    expect(listHref({ category: 'tea', page: '3' }, { sort: 'new' })).toBe('/product?category=tea&sort=new');
    expect(listHref({ category: 'tea', page: '3' }, { page: '4' })).toBe('/product?category=tea&page=4');
    expect(listHref({ category: 'tea' }, { category: null })).toBe('/product');
  });
});
