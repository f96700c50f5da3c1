import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './news-list-default';
import { View as Rail } from './news-list-rail';
import { newsListFixtures as fixtures } from './news-list.fixtures';
import { newsList } from './news-list.section';

drawVariants('news-list', { variants: newsList.variants, fixtures });

describe('news-list', () => {
  it('lists entries by their day in Japan, and the pages as links', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<h1>お知らせ<\/h1>/);
    expect(html).toContain('<time dateTime="2026-11-20">2026年11月20日(金)</time>年末年始の営業とお届けについて');
    expect(html).toMatch(/<a href="\/news" rel="prev">前へ/);
    expect(html).toMatch(/<b aria-current="page">2<\/b>/);
    expect(html).toMatch(/<a href="\/news\?page=3" rel="next">次へ/);
  });

  it('shows a way back from a page that does not exist', () =>
    expect(renderView(View, fixtures.beyond)).toMatch(/href="\/news"[^>]*>最新のお知らせを見る/));

  it('asks for a page that can exist, whatever the address says', () => {
    const context = {
      page: 'news.list',
      params: {},
      settings: fixtures.ok.settings,
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
    } as const;
    const asked = (page: string) => newsList.needs({ ...context, query: { page } }).news.input;
    expect(asked('12')).toEqual({ query: { page: 12, per: 10 } });
    for (const page of ['0', '-1', 'abc', '1; drop', '1e1', '1.5', '０', '99999999'])
      expect(asked(page)).toEqual({ query: { page: 1, per: 10 } });
  });

  it('stands on another screen with a link to all, or not at all', () => {
    expect(renderView(Rail, fixtures.ok)).toMatch(/<h2 id="s1-h">お知らせ<\/h2>.*href="\/news"[^>]*>すべてのお知らせ/);
    expect(renderView(Rail, fixtures.empty)).toBe('');
  });
});
