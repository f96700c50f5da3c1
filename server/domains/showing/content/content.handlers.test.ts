import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

describe('banners', () => {
  it('[ent.banner] are those of the asked areas that are shown now, in order, with both pictures', async () => {
    const { data } = await shop.get('content.banners', { query: { area: 'top-hero,top-sub', is_show: 1 } });
    expect(data).toMatchObject([{ area: 'top-hero', title: '栗の季節', url: '/product', is_show: true }]);
    expect(data[0]?.picture.src).toContain('/images/test/hero.');
    expect(data[0]?.picture_portrait?.src).toContain('/images/test/hero-portrait.');
    expect((await shop.get('content.banners', { query: { area: 'no-such' } })).data).toEqual([]);
    expect((await shop.get('content.banners', {})).data).toHaveLength(1);
    const october = await shop.get('content.banners', {}, { now: new Date('2026-10-31T12:00:00+09:00') });
    expect(october.data.map(({ title }) => title)).toEqual(['栗の季節', '終わった催し']);
  });
});

describe('news', () => {
  it('are published ones, newest first, a page at a time', async () => {
    const { status, headers, body } = await shop.ask('content.news', { query: { per: '1', page: '2' } });
    expect({ status, headers }).toEqual({
      status: 200,
      headers: { 'x-total': 2, 'x-per-page': 1, 'x-last-page': 2, 'x-current-page': 2 },
    });
    expect(body).toMatchObject({ data: [{ key: 'open', published_at: '2026-10-01T01:00:00.000Z' }] });
    expect((await shop.ask('content.news', { query: { page: '99999' } })).headers).toMatchObject({ 'x-per-page': 10 });
  });

  it('are found by key once they are published', async () => {
    expect(await shop.get('content.newsEntry', { params: { key: 'year-end' } })).toMatchObject({
      title: '年末年始',
      body_html: '<p>休みます</p>',
    });
    for (const key of ['later', 'no-such']) {
      expect((await shop.ask('content.newsEntry', { params: { key } })).status).toBe(404);
    }
    const december = { now: new Date('2026-12-01T10:00:00+09:00') };
    expect((await shop.ask('content.newsEntry', { params: { key: 'later' } }, december)).status).toBe(200);
  });
});

describe('questions and answers', () => {
  it("[call.qas] are the shop's, by category, or those of a product", async () => {
    const questions = async (query: { category?: string; product?: string }) =>
      (await shop.get('content.qas', { query })).data.map(({ question }) => question);
    expect(await questions({})).toEqual(['会員でなくても買えますか。', 'のしは付きますか。']);
    expect(await questions({ category: 'gift' })).toEqual(['のしは付きますか。']);
    expect(await questions({ product: 'kurikinton' })).toEqual(['冷凍できますか。']);
    expect(await questions({ product: 'no-such' })).toEqual([]);
  });

  it('have categories', async () => {
    expect((await shop.get('content.qaCategories', {})).data).toEqual([
      { key: 'order', name: 'ご注文' },
      { key: 'gift', name: 'のし' },
    ]);
  });
});
