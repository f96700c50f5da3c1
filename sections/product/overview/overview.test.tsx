import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './overview-default';
import { overviewFixtures as fixtures } from './overview.fixtures';
import { overview } from './overview.section';

drawVariants('overview', { variants: overview.variants, fixtures });

describe('overview', () => {
  it('names the product once, with its maker, what is said of it and its words', () => {
    const html = renderView(View, fixtures.ok);
    expect([...html.matchAll(/<h1>/g)]).toHaveLength(1);
    expect(html).toContain('<a href="/maker/yamaji">山路菓子舗</a>');
    expect(html).toMatch(/<a class="[^"]*" href="#reviews">/);
    expect(textOf(html)).toContain('新商品 5点満点中 4.6（12件） 恵那の栗と砂糖だけで、茶巾にしぼりました。');
  });

  it('can leave the whole text to another section', () => {
    const html = renderView(View, fixtures.short);
    expect(html).toContain('<p>恵那の栗と砂糖だけで、茶巾にしぼりました。</p>');
    expect(html).not.toContain('class="prose');
  });

  it('says only what there is', () => expect(textOf(renderView(View, fixtures.empty))).toBe('白磁の急須'));
});
