import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './preparing-default';
import { preparingFixtures as fixtures } from './preparing.fixtures';
import { preparing } from './preparing.section';

drawVariants('preparing', { variants: preparing.variants, fixtures });

describe('preparing', () => {
  it('names the screen, says that it is being prepared, and shows ways on', () => {
    const html = renderView(View, fixtures.ok, { page: 'contact', title: 'お問い合わせ' });
    expect(html).toContain('<h1>お問い合わせ</h1>');
    expect(textOf(html)).toContain('ただいま準備中です');
    expect(html).toMatch(/href="\/product"[^>]*>商品を見る.*href="\/"[^>]*>トップページへ戻る/);
  });
});
