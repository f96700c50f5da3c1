import { describe, expect, it } from 'vitest';
import { screenUrl, withFragment } from './links';
import { mayPrefetch } from './prefetch';

const here = { href: 'https://shop.example/gakuen/product', origin: 'https://shop.example' } as Location;
const inside = (href: string, prefix = '/gakuen'): string | null => screenUrl(href, prefix, here);

describe('screenUrl', () => {
  it('follows the screens of the channel, without their fragment', () => {
    expect(inside('/gakuen/product/a?x=1#reviews')).toBe('/gakuen/product/a?x=1');
    expect(inside('/gakuen')).toBe('/gakuen');
    expect(inside('?page=2')).toBe('/gakuen/product?page=2');
    expect(inside('/product', '')).toBe('/product');
  });

  it.each([
    ['another site', 'https://elsewhere.example/gakuen/product'],
    ['another channel', '/product'],
    ['a path that only begins like the channel’s', '/gakuen2/product'],
    ['the API', '/gakuen/v1/products'],
    ['a file', '/gakuen/guide.pdf'],
    ['mail', 'mailto:info@shop.example'],
  ])('leaves %s to the browser', (_name, href) => {
    expect(inside(href)).toBeNull();
  });
});

describe('withFragment', () => {
  it('[auth.redirect-back] gives the way back the fragment that was asked for, once, and nothing else', () => {
    const login = '/login/?re=1&redirect=%2Fmypage%2Fpoint%3Fpage%3D2';
    expect(withFragment(login, '#list')).toBe(`${login}%23list`);
    expect(new URL(withFragment(login, '#a&b=1'), 'http://x').searchParams.get('redirect')).toBe(
      '/mypage/point?page=2#a&b=1',
    );
    expect(withFragment(login, '')).toBe(login);
    expect(withFragment('/login/?redirect=', '#list')).toBe('/login/?redirect=');
    expect(withFragment('/product?page=2', '#list')).toBe('/product?page=2');
  });
});

describe('mayPrefetch', () => {
  it('asks nothing ahead on slow or counted connections', () => {
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch({})).toBe(true);
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  });
});
