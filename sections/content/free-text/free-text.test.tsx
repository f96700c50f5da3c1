import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './free-text-default';
import { View as Feature } from './free-text-feature';
import { freeTextFixtures as fixtures } from './free-text.fixtures';
import { freeText } from './free-text.section';

drawVariants('free-text', { variants: freeText.variants, fixtures });

describe('free-text', () => {
  it.each([
    ['default', View],
    ['feature', Feature],
  ])('shows paragraphs and links, variant %s', (_, FreeText) => {
    const html = renderView(FreeText, fixtures.ok);
    expect(html).toContain(
      '<h2>のし・包装を承ります</h2><p>ご用途に合わせてお選びいただけます。</p><p>送り先ごとに承ります。</p>',
    );
    expect(html).toMatch(/href="\/guide"[^>]*>のし・包装について/);
    expect(renderView(FreeText, fixtures.empty)).toBe('');
  });

  it('[content.free-area] shows a free area by its code', () => {
    const context = {
      page: 'top',
      params: {},
      query: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
    } as const;
    expect(freeText.needs({ ...context, settings: fixtures.area.settings })).toEqual({
      area: { call: 'site.freeArea', input: { params: { code: 'about' } } },
    });
    expect(textOf(renderView(View, fixtures.area))).toBe('わたしたちのこと 小さな店です。');
  });

  it('shows its own text as text, never as HTML', () => {
    const settings = { ...fixtures.ok.settings, text: '<b onclick="x">太字</b>' };
    expect(renderView(View, { settings, data: {} })).toContain('&lt;b onclick=');
  });
});
