import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './footer-default';
import { View as Simple } from './footer-simple';
import { footerFixtures as fixtures } from './footer.fixtures';
import { footer } from './footer.section';

drawVariants('footer', { variants: footer.variants, fixtures });

describe('footer', () => {
  it.each([
    ['default', View],
    ['simple', Simple],
  ])('links the pages that the law asks for, variant %s', (_, Footer) => {
    const html = renderView(Footer, fixtures.empty);
    expect(html).toMatch(/href="\/law"[^>]*>特定商取引法に基づく表記/);
    expect(html).toMatch(/href="\/privacy"[^>]*>プライバシーポリシー/);
    expect(html).toMatch(/href="\/terms"[^>]*>利用規約/);
  });

  it('leads to a record of its screen, of one that came with a form, too', () => {
    const posted = { action: 'orderer', values: {}, code: 'form.invalid', message: '', errors: null };
    expect(renderView(View, fixtures.ok)).toContain('href="/-/capsule"');
    expect(renderView(View, fixtures.ok, { url: '/cart/shipping-select?back=1', posted })).toContain(
      'href="/-/capsule?url=%2Fcart%2Fshipping-select%3Fback%3D1"',
    );
  });

  it('says whom to call and when, and links the calendar', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('href="tel:0750000000"');
    expect(textOf(html)).toContain('平日 10時〜17時');
    expect(html).toContain('href="/#calendar"');
    expect(textOf(html)).toContain('© 2026 株式会社 実り');
  });
});
