import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './product-filters-default';
import { productFiltersFixtures as fixtures } from './product-filters.fixtures';
import { productFilters } from './product-filters.section';

drawVariants('product-filters', { variants: productFilters.variants, fixtures });

const hidden = (html: string): string[] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );

describe('product-filters', () => {
  it('is a plain form to the list, which each choice sends where there is script', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(
      /<form [^>]*data-auto="true" aria-labelledby="s1-title" action="\/gakuen\/product" method="get">/,
    );
    expect(html).toContain('<legend>作り手</legend>');
  });

  it('names each choice with its number, leaves out those without goods, and folds the rest away', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('カテゴリー 和菓子 4 価格');
    expect(text).toContain('作り手5 3 ほか2件 作り手6 2');
  });

  it('lets one price be chosen and taken back, and of all others several', () => {
    const html = renderView(View, fixtures.chosen);
    expect(html).toContain('<input type="radio" name="price" checked="" value="1000-2999"/>');
    expect(html).toContain('<input type="radio" name="price" value=""/>指定しない');
    expect(html).toContain('<input type="checkbox" name="tag" checked="" value="kuri"/>');
    expect(renderView(View, fixtures.ok)).not.toContain('指定しない');
  });

  it('opens what is folded away where a choice lies in it', () => {
    expect(renderView(View, fixtures.chosen)).toContain('<details open="">');
    expect(renderView(View, fixtures.ok)).toContain('<details>');
  });

  it('keeps words, order and what no filter offers, but not the page', () =>
    expect(hidden(renderView(View, fixtures.chosen))).toEqual(['keyword=栗', 'sort=new', 'maker=gone']));

  it('says on its button how many choices narrow the list, and offers to drop them all', () => {
    const html = renderView(View, fixtures.chosen);
    expect(textOf(html)).toContain('絞り込む（4）');
    expect(html).toMatch(/href="\/product\?keyword=%E6%A0%97&amp;sort=new">すべて外す/);
  });

  it('is a sheet that its button opens and closes without script', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<button type="button" [^>]*popoverTarget="s1-sheet"/i);
    expect(html).toMatch(/<form id="s1-sheet" [^>]*popover="auto"/);
    expect(html).toMatch(/popoverTargetAction="hide" aria-label="閉じる"/i);
  });

  it('stays away where there is nothing to choose, but not where something is chosen', () => {
    expect(renderView(View, fixtures.empty)).toBe('');
    expect(textOf(renderView(View, fixtures.none))).toContain('すべて外す');
  });
});
