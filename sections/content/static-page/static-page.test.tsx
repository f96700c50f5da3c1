import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './static-page-default';
import { staticPageFixtures as fixtures } from './static-page.fixtures';
import { staticPage } from './static-page.section';

drawVariants('static-page', { variants: staticPage.variants, fixtures });

describe('static-page', () => {
  it('shows the page under its title, dated when asked', () => {
    expect(renderView(View, fixtures.ok)).toMatch(/<h1>特定商取引法に基づく表記<\/h1>.*<th>販売業者<\/th>/);
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('最終更新日');
    expect(textOf(renderView(View, fixtures.dated))).toContain('最終更新日 2026年11月20日(金)');
  });
});
