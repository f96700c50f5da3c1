import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './qa-default';
import { qaFixtures as fixtures } from './qa.fixtures';
import { qa } from './qa.section';

drawVariants('qa', { variants: qa.variants, fixtures });

describe('qa', () => {
  it('opens each question to its answer, without script', () => {
    const html = renderView(View, fixtures.ok);
    expect([...html.matchAll(/<details /g)]).toHaveLength(2);
    expect(html).toContain('<summary>冷凍して保存できますか。</summary>');
    expect(textOf(html)).toContain('冷凍はおすすめしておりません。');
  });

  it("leads the answers' links into the channel", () =>
    expect(renderView(View, fixtures.ok, { prefix: '/gakuen' })).toContain('<a href="/gakuen/faq">'));

  it('draws nothing without questions', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
