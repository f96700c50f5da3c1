import { describe, expect, it } from 'vitest';
import { screens } from '../../../schemas/screens/screens';
import { callbackScreen } from '../../../src/actions/auth/callback-screen';
import { allowedQuery } from './allowed-query';

describe('allowedQuery', () => {
  it('keeps what the screen’s row names, and joins what is repeated', () => {
    const row = screens.find(({ path }) => path === '/product');
    if (!row) throw new Error('no list');
    const given = new URLSearchParams('maker=a&maker=b&utm_source=mail&keyword=&__proto__=x&page=2');
    expect(allowedQuery(row, given)).toEqual({ maker: 'a,b', page: '2' });
  });

  it('reads of a parameter no more than a call takes, and a repeated value once', () => {
    const row = screens.find(({ path }) => path === '/product');
    if (!row) throw new Error('no list');
    const same = new URLSearchParams(Array.from({ length: 5_500 }, () => ['category', 'a']));
    expect(allowedQuery(row, same)).toEqual({ category: 'a' });
    expect(allowedQuery(row, new URLSearchParams({ keyword: `栗${'👍'.repeat(3_000)}` })).keyword).toHaveLength(4_999);
  });

  it('keeps the way back where a provider has sent somebody away (src/actions/auth/callback-screen.ts)', () => {
    const row = screens.find(({ page }) => page === 'oauth.callback');
    if (!row) throw new Error('no callback');
    const { searchParams } = new URL(callbackScreen('/mypage/point?x=1#q'), 'http://localhost');
    expect(allowedQuery(row, searchParams)).toEqual({ redirect: '/mypage/point?x=1#q' });
  });

  it.each([
    ['a%00b', { keyword: 'ab' }],
    ['%00', {}],
    ['%1b%7f%c2%9f茶', { keyword: '茶' }],
    ['煎茶%09ほうじ茶%0d%0a', { keyword: '煎茶 ほうじ茶' }],
    ['👍🏽', { keyword: '👍🏽' }],
  ])('reads ?keyword=%s without controls', (keyword, expected) => {
    const row = screens.find(({ path }) => path === '/product');
    if (!row) throw new Error('no list');
    expect(allowedQuery(row, new URLSearchParams(`keyword=${keyword}`))).toEqual(expected);
  });
});
