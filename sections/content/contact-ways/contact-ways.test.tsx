import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './contact-ways-default';
import { contactWaysFixtures as fixtures } from './contact-ways.fixtures';
import { contactWays } from './contact-ways.section';

drawVariants('contact-ways', { variants: contactWays.variants, fixtures });

describe('contact-ways', () => {
  it('says whom to call and when, where to write, and where answers stand', () => {
    const html = renderView(View, fixtures.ok, { page: 'contact', title: 'お問い合わせ', prefix: '/gakuen' });
    expect(html).toContain('<h1>お問い合わせ</h1>');
    expect(html).toContain('<a href="tel:0750000000">075-000-0000</a>');
    expect(html).toContain('<a href="mailto:info@example.jp">info@example.jp</a>');
    expect(textOf(html)).toContain('受付時間 平日 10時〜17時');
    expect(html).toMatch(/href="\/gakuen\/faq"[^>]*>よくあるご質問を見る/);
  });

  it('leaves out what the shop has not set', () => {
    const html = renderView(View, fixtures.empty);
    expect(html).not.toMatch(/<dl|tel:|mailto:/);
    expect(html).toContain('href="/faq"');
  });
});
