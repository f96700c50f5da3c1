import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './news-detail-default';
import { newsDetailFixtures as fixtures } from './news-detail.fixtures';
import { newsDetail } from './news-detail.section';

drawVariants('news-detail', { variants: newsDetail.variants, fixtures });

describe('news-detail', () => {
  it('shows the entry under its title, with the day that it is in Japan', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toContain(
      '<time dateTime="2026-11-21">2026年11月21日(土)</time><h1>年末年始の営業とお届けについて</h1>',
    );
    expect(html).toContain('href="/gakuen/product?collection=gift"');
    expect(html).toMatch(/href="\/gakuen\/news"[^>]*>お知らせ一覧へ戻る/);
  });
});
