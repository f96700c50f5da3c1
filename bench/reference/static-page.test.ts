import { describe, expect, it } from 'vitest';
import { type Element, type Markup } from './markup';
import { writeStaticPage } from './static-page';

const at = (box: Element['box'], tag: string, attributes: Record<string, string>, ...children: Markup[]): Element => ({
  tag,
  attributes,
  children,
  box,
});
const on = (tag: string, attributes: Record<string, string>, ...children: Markup[]): Element =>
  at([0, 0, 100, 20], tag, attributes, ...children);
const page = (...children: Markup[]): string =>
  writeStaticPage(on('html', {}, on('head', {}, on('title', {}, '茶 & 菓子')), on('body', {}, ...children)));

describe('the static page', () => {
  it('keeps text and links and drops scripts, wrappers and classes', () => {
    const html = page(
      on('div', { class: 'outer', 'data-s': 'x' }, on('h1', { class: 'a' }, '煎茶 <新>')),
      on('script', {}, 'alert(1)'),
      on('div', { class: 'b' }, on('a', { href: '/product/1', class: 'c' }, '見る')),
    );
    expect(html).toContain('<title>茶 &amp; 菓子</title>');
    expect(html).toMatch(/<\/style><h1>煎茶 &lt;新><\/h1><div><a href="\/product\/1">見る<\/a><\/div>$/);
  });

  it('gives lists of pictures the columns they have on the real page', () => {
    const item = (left: number, top: number): Element =>
      at(
        [left, top, 180, 200],
        'li',
        {},
        at([left, top, 180, 180], 'img', { src: '/a.webp', alt: '', loading: 'lazy' }),
      );
    const html = page(on('ul', {}, item(16, 0), item(212, 0), item(16, 220)));
    expect(html).toContain('.g2{grid-template-columns:repeat(2,1fr)}');
    expect(html).toContain('<ul class="g g2"><li><img src="/a.webp" alt="" loading="lazy">');
  });

  it('makes a rail of a list that runs out of the screen', () => {
    const item = (left: number): Element =>
      at([left, 0, 165, 200], 'li', {}, at([left, 0, 165, 165], 'img', { src: '/a.webp' }));
    expect(page(on('ul', {}, item(0), item(180), item(360)))).toContain('.r40>*{flex:0 0 40%}');
  });

  it('gives other pictures the size at which they are shown', () => {
    const hero = at([0, 0, 412, 275.4], 'img', {
      src: '/hero.webp',
      alt: '春',
      width: '1200',
      height: '800',
      fetchpriority: 'high',
    });
    expect(page(hero)).toMatch(/width="412" height="275"/);
  });
});
