import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './maker-detail-default';
import { makerDetailFixtures as fixtures } from './maker-detail.fixtures';
import { makerDetail } from './maker-detail.section';

drawVariants('maker-detail', { variants: makerDetail.variants, fixtures });

describe('maker-detail', () => {
  it('[content.maker] tells the story and shows what the maker makes', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<h1>栗舎 やまがら<\/h1><p>岐阜県恵那市<\/p><p>恵那の山あいで/);
    expect(html).toMatch(/href="\/product\?maker=yamagara"[^>]*>すべて見る（31点）/);
    expect([...html.matchAll(/<h3>/g)]).toHaveLength(6);
  });

  it('says kindly that nothing is there', () =>
    expect(textOf(renderView(View, fixtures.empty))).toContain('ただいまお取り扱いの品がありません'));
});
