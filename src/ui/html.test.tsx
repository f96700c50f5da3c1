import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Html, withPrefix, withScrollers } from './html';
import { ShopProvider, type ShopEnv } from './shop-context';

const link = (href: string): string => `<p>ご案内は<a target="_blank" href="${href}">こちら</a>へ。</p>`;

const minori: ShopEnv = {
  channel: 'minori',
  prefix: '',
  siteName: '実り',
  theme: 'minori',
  page: 'top',
  title: 'トップ',
  url: '/',
  visitor: 'guest',
  isSelling: true,
  today: '2026-11-20',
};

describe('withPrefix', () => {
  it.each([
    ['/', '/gakuen/'],
    ['/guide', '/gakuen/guide'],
    ['/product?category=shoes#list', '/gakuen/product?category=shoes#list'],
    ['/gakuenmae', '/gakuen/gakuenmae'],
  ])('leads %s to %s', (from, to) => expect(withPrefix(link(from), '/gakuen')).toBe(link(to)));

  it.each([
    'https://example.jp/guide',
    '//example.jp/guide',
    'mailto:info@example.jp',
    '#sizes',
    'guide',
    '/gakuen',
    '/gakuen/guide',
    '/gakuen?page=2',
    '/images/gakuen/map.0a1b/960.webp',
  ])('leaves %s alone', (href) => expect(withPrefix(link(href), '/gakuen')).toBe(link(href)));

  it('changes nothing the second time', () => {
    const once = withPrefix(link('/guide'), '/gakuen');
    expect(withPrefix(once, '/gakuen')).toBe(once);
  });

  it('touches links only, not text or pictures that look like one', () => {
    const html = '<p>記述例： href="/guide"</p><img src="/images/a.webp" alt="" loading="lazy">';
    expect(withPrefix(html, '/gakuen')).toBe(html);
  });

  it('changes nothing in a channel without a prefix', () =>
    expect(withPrefix(link('/guide'), '')).toBe(link('/guide')));
});

describe('Html', () => {
  it('shows the text inside its channel, in the class that it is given', () => {
    const draw = (env: ShopEnv): string =>
      renderToStaticMarkup(
        <ShopProvider env={env}>
          <Html className="lead" html='<a href="/guide">ご案内</a>' />
        </ShopProvider>,
      );
    expect(draw({ ...minori, prefix: '/gakuen' })).toBe('<div class="lead"><a href="/gakuen/guide">ご案内</a></div>');
    expect(draw(minori)).toBe('<div class="lead"><a href="/guide">ご案内</a></div>');
  });
});

describe('withScrollers', () => {
  it('gives each table of a text a place where it can be pushed sideways, with the keyboard, too', () => {
    const html = withScrollers('<p>送料</p><table><tbody><tr><td>770円</td></tr></tbody></table><p>以上</p>');
    expect(html).toMatch(/<p>送料<\/p><div class="[^"]+" role="group" aria-label="表" tabindex="0"><table>/);
    expect(html).toMatch(/<\/table><\/div><p>以上/);
  });

  it('leaves a text without tables alone', () => expect(withScrollers('<p>table</p>')).toBe('<p>table</p>'));
});
