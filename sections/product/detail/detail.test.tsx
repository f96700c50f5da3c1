import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './detail-default';
import { detailFixtures as fixtures } from './detail.fixtures';
import { detail } from './detail.section';

drawVariants('detail', { variants: detail.variants, fixtures });

describe('detail', () => {
  it("shows the shop's own words under a heading", () =>
    expect(textOf(renderView(View, fixtures.ok))).toBe('商品について 届いた日から三日のうちにお召し上がりください。'));

  it('takes in the whole introduction where the layout asks for it', () =>
    expect(textOf(renderView(View, fixtures.whole))).toBe(
      '商品について 恵那の栗と砂糖だけで、茶巾にしぼりました。 届いた日から三日のうちにお召し上がりください。',
    ));

  it('draws nothing without words', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
