import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './faq-list-default';
import { faqListFixtures as fixtures } from './faq-list.fixtures';
import { faqList } from './faq-list.section';

drawVariants('faq-list', { variants: faqList.variants, fixtures });

describe('faq-list', () => {
  it('[content.faq] shows questions by category, to be opened without script', () => {
    const html = renderView(View, fixtures.ok);
    expect([...html.matchAll(/<h2 [^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'ご注文について',
      'お届けについて',
      'そのほか',
    ]);
    expect(html).toMatch(/<a href="#s1-delivery"[^>]*>お届けについて/);
    expect(html).toMatch(/<details [^>]*><summary>送料はいくらですか。<\/summary><div [^>]*><p>全国一律770円です。/);
  });

  it('offers to be asked when there are no questions', () =>
    expect(renderView(View, fixtures.empty)).toMatch(/href="\/contact"[^>]*>お問い合わせ/));
});
