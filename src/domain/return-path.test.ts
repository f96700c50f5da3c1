import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const shop = 'https://shop.example';

/** Where a browser that stands on the shop goes. */
const hostOf = (path: string): string => new URL(path, `${shop}/login/`).host;

describe('[auth.redirect-back] the way back', () => {
  it.each([
    ['/', '/'],
    ['/product?category=tea&page=2#top', '/product?category=tea&page=2#top'],
    ['/mypage/order_history/12', '/mypage/order_history/12'],
    ['/product?keyword=%E6%A0%97', '/product?keyword=%E6%A0%97'],
    ['/product?keyword=栗', '/product?keyword=%E6%A0%97'],
    ['/a/../cart/', '/cart/'],
    [`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
    [`/search?q=${'あ'.repeat(221)}`, `/search?q=${'%E3%81%82'.repeat(221)}`],
    ['/go?to=https://elsewhere.example', '/go?to=https://elsewhere.example'],
  ])('keeps %s', (given, kept) => expect(returnPath(given)).toBe(kept));

  it.each([
    null,
    undefined,
    '',
    'cart',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\t//elsewhere.example',
    ' //elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/-/do/login',
    '/gakuen/-/do/logout',
    '/a/../gakuen/-/screen',
    '/a/../v1/me/user',
    '/%761/me/user',
    '/%2d/outbox',
    '/gakuen/%2D%2fdo/logout',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\u0000',
    `/${'a'.repeat(2_000)}`,
    `/search?q=${'あ'.repeat(222)}`,
  ])('is none of %j', (given) => expect(returnPath(given)).toBeNull());

  it('never leads to another site, whatever is asked for', () => {
    const part = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        ' ',
        '\u0000',
        '　',
        '／',
        '。',
      ],
      ...['http', 'https:', 'javascript:', 'elsewhere.example', 'shop.example', '127.1', '[::1]', 'a', '栗'],
    );
    const given = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(given, (text) => {
        const path = returnPath(text);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(hostOf(path)).toBe('shop.example');
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 1_000 },
    );
  });
});
