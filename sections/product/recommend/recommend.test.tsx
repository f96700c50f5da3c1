import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { settingsOf } from '../../samples/fixture';
import { View } from './recommend-default';
import { recommendFixtures as fixtures } from './recommend.fixtures';
import { recommend } from './recommend.section';
import { recommendSettings } from './recommend.settings';

drawVariants('recommend', { variants: recommend.variants, fixtures });

const goods = (html: string): number => [...html.matchAll(/<h3>/g)].length;

describe('recommend', () => {
  it("[product.accessories] shows the shop's choice, then what can be added, up to the limit", () => {
    expect(goods(renderView(View, fixtures.ok))).toBe(4);
    const settings = settingsOf(recommendSettings, { limit: 12 });
    expect(goods(renderView(View, { ...fixtures.ok, settings }))).toBe(5);
  });

  it('shows a product once that is recommended and can be added', () => {
    const settings = settingsOf(recommendSettings, { limit: 12 });
    expect(goods(renderView(View, { ...fixtures.both, settings }))).toBe(4);
  });

  it('draws nothing where there are none', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
