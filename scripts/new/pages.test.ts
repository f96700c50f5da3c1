import { describe, expect, it } from 'vitest';
import { pagesFrom, usualPages } from './pages';

describe('the pages of a new section', () => {
  it('are any, or those that are named', () => {
    expect(pagesFrom('any')).toBe('any');
    expect(pagesFrom('cart, product.detail,cart,simple')).toEqual(['cart', 'product.detail', 'simple']);
  });

  it.each([
    ['product.detial', '"product.detial" is no page or frame. product.detail?'],
    ['cart,prod', '"prod" is no page or frame. product.list, product.detail, product.uos?'],
    ['zzz', 'top, ec, '],
    ['any,cart', 'any alone'],
    [',', 'name pages'],
  ])('are refused with words: %s', (typed, words) => expect(() => pagesFrom(typed)).toThrow(words));

  it('fit the area where nobody names them', () => {
    expect(['cart', 'product', 'content', 'mypage'].map(usualPages)).toEqual([
      'cart',
      'product.detail',
      'any',
      'mypage',
    ]);
    expect(pagesFrom(usualPages('frame'))).toContain('default');
  });
});
