import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../schemas/query';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const keysOf = (list: { data: readonly { key: string }[] }) => list.data.map(({ key }) => key);
const products = (query: InputOf<'catalog.products'>['query'] = {}) => shop.get('catalog.products', { query });

describe('product list', () => {
  it("answers what can be shown in the shop's order, with facets and pagination headers", async () => {
    const { status, headers, body } = await shop.ask('catalog.products');
    expect(status).toBe(200);
    expect(headers).toEqual({ 'x-total': 5, 'x-per-page': 15, 'x-last-page': 1, 'x-current-page': 1 });
    expect(body).toMatchObject({ data: [{ key: 'kurikinton' }, {}, {}, {}, {}] });
  });

  it('sorts', async () => {
    expect(keysOf(await products({ sort: 'price_asc' }))).toEqual([
      'sencha',
      'kurikinton',
      'yokan',
      'furoshiki',
      'shishu',
    ]);
    expect(keysOf(await products({ sort: 'price_desc' }))[0]).toBe('shishu');
    expect(keysOf(await products({ sort: 'new' }))[0]).toBe('kurikinton');
    expect(keysOf(await products({ sort: 'rating' })).slice(0, 2)).toEqual(['kurikinton', 'sencha']);
  });

  it('filters by each of its parameters, and by several at once', async () => {
    expect(keysOf(await products({ category: 'sweets' }))).toEqual(['kurikinton', 'yokan', 'furoshiki', 'shishu']);
    expect(keysOf(await products({ category: 'sweets', child: false }))).toEqual(['kurikinton', 'furoshiki', 'shishu']);
    expect(keysOf(await products({ category: 'tea,yokan-monaka' }))).toEqual(['yokan', 'sencha']);
    expect(keysOf(await products({ maker: 'yamagara' }))).toEqual(['kurikinton']);
    expect(keysOf(await products({ brand: 'sen' }))).toEqual(['kurikinton']);
    expect(keysOf(await products({ tag: 'long-keeping,kuri' }))).toEqual(['kurikinton', 'yokan']);
    expect(keysOf(await products({ price_min: 2000, price_max: 3300 }))).toEqual(['yokan', 'furoshiki']);
    expect(keysOf(await products({ in_stock: true }))).toEqual(['kurikinton', 'yokan', 'sencha', 'shishu']);
    expect(keysOf(await products({ category: 'sweets', in_stock: true, price_max: 2000 }))).toEqual(['kurikinton']);
    expect(keysOf(await products({ collection: 'season' }))).toEqual(['sencha', 'kurikinton']);
    expect(keysOf(await products({ category: 'no-such' }))).toEqual([]);
  });

  it('says of each product what is to be chosen, or the only variant where nothing is', async () => {
    const { data } = await products();
    const modelOf = async (key: string) => (await shop.get('catalog.product', { params: { key } })).product_model;
    const [kurikinton, yokan] = await Promise.all(['kurikinton', 'yokan'].map(modelOf));
    const choiceOf = (key: string) => {
      const card = data.find((one) => one.key === key);
      return [card?.axes, card?.sku_id];
    };
    expect(choiceOf('kurikinton')).toEqual([kurikinton?.axes.map(({ name }) => name), null]);
    expect(choiceOf('yokan')).toEqual([[], yokan?.products[0]?.id]);
  });

  it('counts each facet with the other filters applied', async () => {
    const { facets } = await products({ category: 'sweets', maker: 'yamagara' });
    const counts = Object.fromEntries(
      facets.map(({ key, options }) => [key, Object.fromEntries(options.map(({ value, count }) => [value, count]))]),
    );
    expect(counts).toEqual({
      category: { sweets: 1, namagashi: 1 },
      price: { '1000-2999': 1 },
      maker: { yamagara: 1, hatsuse: 1 },
      brand: { sen: 1 },
      tag: { kuri: 1, chilled: 1 },
      in_stock: { true: 1 },
    });
  });

  it('keeps a chosen option that has no products, so that it can be unchosen', async () => {
    const { facets } = await products({ maker: 'kirinoya', category: 'sweets' });
    expect(facets.find(({ key }) => key === 'maker')?.options).toContainEqual({
      value: 'kirinoya',
      label: '茶園きりのや',
      count: 0,
    });
  });

  it('answers an empty page beyond the last one', async () => {
    const { status, headers, body } = await shop.ask('catalog.products', { query: { page: '99999', per: '2' } });
    expect({ status, headers }).toEqual({
      status: 200,
      headers: { 'x-total': 5, 'x-per-page': 2, 'x-last-page': 3, 'x-current-page': 99999 },
    });
    expect(body).toMatchObject({ data: [] });
  });

  it("shows nothing of another channel's", async () => {
    const { data } = await shop.get('catalog.products', {}, { channel: 'other' });
    expect(data.map(({ key, price_jpy }) => [key, price_jpy])).toEqual([['kurikinton', 900]]);
  });

  it('shows a product from its moment on', async () => {
    const list = await shop.get('catalog.products', {}, { now: new Date('2026-11-21T10:00:00+09:00') });
    expect(keysOf(list)).toContain('tomorrow');
  });
});

describe('product', () => {
  it('[ent.product] answers everything that its page shows, sanitised', async () => {
    const product = await shop.get('catalog.product', { params: { key: 'kurikinton' } });
    expect(product).toMatchObject({
      id: expect.any(Number),
      key: 'kurikinton',
      is_favorite: false,
      product_model: { products: [{ sku: 'KK-06' }, { sku: 'KK-10' }, { sku: 'KK-15' }] },
      name: '栗きんとん',
      maker: { key: 'yamagara', name: '栗舎やまがら' },
      brand: { key: 'sen', name: '実り撰' },
      price_jpy: 1680,
      has_price_range: true,
      list_price_jpy: 1980,
      tax_rate_percent: 8,
      stock_status: 'in',
      badges: ['季節限定'],
      rating: { average: 4.5, count: 2 },
      categories: [
        { key: 'sweets', name: '菓子' },
        { key: 'namagashi', name: '季節の生菓子' },
      ],
      overview_html: '<p>炊いて、<strong>茶巾</strong>でしぼった菓子。</p>',
      delivery: { temperature: '冷蔵', lead_days: 3 },
      max_quantity: 10,
      size_table: null,
    });
    expect(product.pictures).toHaveLength(2);
    expect(product.picture).toMatchObject({ width: 900, height: 1125, widths: [160, 240, 320, 480, 640, 800, 900] });
    expect(product.picture?.src).toMatch(/^\/images\/test\/kurikinton\.[0-9a-f]{8}\/\{width\}\.webp$/);
    expect(product.picture?.color).toMatch(/^c[678]/);
  });

  it('says of each variant whether it is in stock, few (and how many) or out', async () => {
    const { product_model } = await shop.get('catalog.product', { params: { key: 'kurikinton' } });
    expect(product_model.products.map(({ sku, stock_status, stock_left, restock_note }) => [sku, stock_status, stock_left, restock_note])).toEqual([
      ['KK-06', 'in', null, null],
      ['KK-10', 'few', 5, null],
      ['KK-15', 'out', null, '12月4日ごろ'],
    ]); // prettier-ignore
    const made = await shop.get('catalog.product', { params: { key: 'shishu' } });
    expect(made).toMatchObject({ stock_status: 'order', tax_rate_percent: 10, rating: null, picture: null });
    const table = await shop.get('catalog.product', { params: { key: 'furoshiki' } });
    expect(table).toMatchObject({ stock_status: 'out', size_table: { columns: ['縦', '横'], unit: 'cm' } });
  });

  it('does not exist before it is published, nor in another channel', async () => {
    for (const key of ['tomorrow', 'no-such', '%', "' or 1=1 --"]) {
      const { status, body } = await shop.ask('catalog.product', { params: { key } });
      expect([status, body]).toEqual([
        404,
        { code: 'product.not-found', message: 'お探しの商品が見つかりませんでした。' },
      ]);
    }
    expect((await shop.ask('catalog.product', { params: { key: 'yokan' } }, { channel: 'other' })).status).toBe(404);
  });

  it('takes the tax rate that holds on the day in Japan', async () => {
    await shop.db
      .insertInto('tax_rates')
      .values({ channel_id: 'test', tax_class: 'standard', valid_from: '2027-04-01', percent: 8 })
      .execute();
    const on = (now: string) =>
      shop
        .get('catalog.product', { params: { key: 'shishu' } }, { now: new Date(now) })
        .then((p) => p.tax_rate_percent);
    expect(await on('2027-03-31T14:59:59Z')).toBe(10);
    expect(await on('2027-03-31T15:00:00Z')).toBe(8);
  });
});

describe('what goes with a product', () => {
  it('[product.accessories] answers accessories, recommended and related products', async () => {
    const params = { key: 'kurikinton' };
    const { headers, body } = await shop.ask('catalog.accessories', { params });
    expect([headers, body]).toMatchObject([{ 'x-limit': 12 }, { data: [{ key: 'furoshiki' }] }]);
    expect(keysOf(await shop.get('catalog.recommended', { params }))).toEqual(['sencha']);
    expect(keysOf(await shop.get('catalog.recommended', { params, query: { kind: 'related' } }))).toEqual(['yokan']);
    const neighbours = await shop.get('catalog.recommended', { params: { key: 'shishu' }, query: { kind: 'related' } });
    expect(keysOf(neighbours)).toEqual(['furoshiki', 'kurikinton']);
  });

  it('is missing for an unknown product', async () => {
    for (const id of ['catalog.accessories', 'catalog.recommended', 'catalog.reviews'] as const) {
      expect((await shop.ask(id, { params: { key: 'no-such' } })).status).toBe(404);
    }
  });

  it('[ent.review] answers reviews, newest first, a page at a time, with how the ratings spread', async () => {
    const { status, headers, body } = await shop.ask('catalog.reviews', {
      params: { key: 'kurikinton' },
      query: { per: '1' },
    });
    expect({ status, headers }).toEqual({
      status: 200,
      headers: { 'x-total': 2, 'x-per-page': 1, 'x-last-page': 2, 'x-current-page': 1 },
    });
    expect(body).toMatchObject({
      data: [{ id: expect.any(Number), product_id: expect.any(Number), nickname: 'たぬき', rating: 4 }],
      spread: [0, 0, 0, 1, 1],
    });
  });
});

describe('what products are sorted by', () => {
  it('[call.categories] answers the tree of products or of inquiries', async () => {
    const { data } = await shop.get('catalog.categories', { query: { table: 'products' } });
    expect(data).toMatchObject([
      {
        key: 'sweets',
        product_count: 4,
        picture: { alt: '木の折敷の菓子' },
        children: [
          { key: 'namagashi', product_count: 1, children: [] },
          { key: 'yokan-monaka', product_count: 1, children: [] },
        ],
      },
      { key: 'tea', product_count: 1, picture: null, children: [] },
    ]);
    await shop.db
      .insertInto('categories')
      .values({ channel_id: 'test', subject: 'inquiries', key: 'about-order', level: 1, name: 'ご注文について' })
      .execute();
    const inquiries = await shop.get('catalog.categories', { query: { table: 'inquiries' } });
    expect(inquiries.data).toMatchObject([{ key: 'about-order', product_count: 0, children: [] }]);
  });

  it('answers makers, brands and tags', async () => {
    const makers = await shop.get('catalog.makers', { query: { per: 'all' } });
    expect(makers.data).toMatchObject([{ key: 'yamagara', product_count: 1, picture: { alt: '銅の鍋' } }, {}, {}]);
    expect(await shop.get('catalog.maker', { params: { key: 'yamagara' } })).toMatchObject({
      place: '岐阜県恵那市',
    });
    expect((await shop.ask('catalog.maker', { params: { key: 'no-such' } })).status).toBe(404);
    expect(keysOf(await shop.get('catalog.brands', {}))).toEqual(['sen']);
    expect(keysOf(await shop.get('catalog.tags', {}))).toEqual(['kuri', 'chilled', 'long-keeping']);
  });

  it("[call.collections] [ent.collection] answers a collection in the shop's order, as long as asked", async () => {
    const season = await shop.get('catalog.collection', { params: { alias: 'season' } });
    expect([season.alias, season.title, keysOf(season)]).toEqual(['season', '季節の品', ['sencha', 'kurikinton']]);
    const one = await shop.get('catalog.collection', { params: { alias: 'season' }, query: { max_page_size: 1 } });
    expect(keysOf(one)).toEqual(['sencha']);
    expect(keysOf(await shop.get('catalog.collection', { params: { alias: 'empty' } }))).toEqual([]);
    expect((await shop.ask('catalog.collection', { params: { alias: 'no-such' } })).status).toBe(404);
  });
});
