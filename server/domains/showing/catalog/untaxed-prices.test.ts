/** Lists of a shop that keeps its prices without tax: order, filters and counts go by what is shown. */
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../schemas/query';
import type { Database } from '../../../db/schema';
import { addManyProducts } from '../../../db/seed/many-products';
import { pageRequest } from '../../../http/pagination';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { readProductPage } from './product-list.repository';

type Query = NonNullable<InputOf<'catalog.products'>['query']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await keep('without_tax');
});
afterAll(() => shop.close());

const keep = async (prices: 'with_tax' | 'without_tax') => {
  await sql`insert into settings (channel_id, key, value) values ('test', 'TAX.PRICES', ${JSON.stringify(prices)}::jsonb)
    on conflict (channel_id, key) do update set value = excluded.value`.execute(shop.db);
  await shop.versions.refresh();
};

const pricesOf = async (query: Query) => {
  const { data } = await shop.get('catalog.products', { query });
  return data.map(({ key, price_jpy: price }) => [key, price]);
};

describe('a list of prices that are kept without tax', () => {
  // As it is kept the 羊羹 is the dearer one of the two, as it is shown the 風呂敷.
  const furoshiki = ['furoshiki', 3_630];
  const yokan = ['yokan', 3_586];
  beforeAll(async () => {
    await shop.db.updateTable('skus').set({ price_jpy: 3_320 }).where('sku', '=', 'YO-01').execute();
    await shop.db.updateTable('products').set({ keywords: '夜半' }).where('key', '=', 'furoshiki').execute();
    await shop.versions.refresh();
  });

  it('is sorted by what is shown', async () => {
    const rising = [['sencha', 1_166], ['kurikinton', 1_814], yokan, furoshiki, ['shishu', 13_200]];
    expect(await pricesOf({ sort: 'price_asc' })).toEqual(rising);
    expect(await pricesOf({ sort: 'price_desc' })).toEqual(rising.toReversed());
    expect(await pricesOf({ sort: 'price_asc', category: 'sweets' })).toEqual(rising.slice(1));
    expect(await pricesOf({ sort: 'price_asc', keyword: '夜半' })).toEqual([yokan, furoshiki]);
    expect(await pricesOf({ sort: 'price_desc', keyword: '夜半' })).toEqual([furoshiki, yokan]);
  });

  it('is filtered by what is shown, to the yen', async () => {
    expect(await pricesOf({ price_min: 3_586, price_max: 3_630 })).toEqual([yokan, furoshiki]);
    expect(await pricesOf({ price_min: 3_587, price_max: 3_630 })).toEqual([furoshiki]);
    expect(await pricesOf({ price_min: 3_586, price_max: 3_629, sort: 'price_asc' })).toEqual([yokan]);
    expect(await pricesOf({ price_min: 13_200, sort: 'price_desc' })).toEqual([['shishu', 13_200]]);
    expect(await pricesOf({ price_min: 13_201 })).toEqual([]);
  });

  it('is counted by what is shown', async () => {
    await shop.db.updateTable('skus').set({ price_jpy: 2_800 }).where('sku', '=', 'YO-01').execute();
    await shop.versions.refresh();
    const countsOf = async () => {
      const { facets } = await shop.get('catalog.products', {});
      const bands = facets.find(({ key }) => key === 'price')?.options ?? [];
      return bands.map(({ value, count }) => [value, count]);
    };
    expect(await countsOf()).toEqual([['1000-2999', 2], ['3000-4999', 2], ['10000-', 1]]); // prettier-ignore
    await keep('with_tax');
    expect(await countsOf()).toEqual([['1000-2999', 3], ['3000-4999', 1], ['10000-', 1]]); // prettier-ignore
    await keep('without_tax');
  });
});

describe('a list of a thousand products by price', () => {
  const per = 100;
  const queries: readonly Pick<Query, 'price_min' | 'price_max'>[] = [{}, { price_min: 1_500, price_max: 4_000 }];
  beforeAll(async () => {
    await addManyProducts(shop.db, { channelId: 'test', count: 1_000 });
    await sql`analyze`.execute(shop.db);
    await shop.versions.refresh();
  }, 60_000);

  const readAll = async (query: Query) => {
    const found = [];
    for (let page = 1; page <= 10; page += 1) found.push(...(await shop.get('catalog.products', { query: { ...query, page, per } })).data);
    return found;
  }; // prettier-ignore

  it.each(['with_tax', 'without_tax'] as const)('shows each once and in order, kept %s', async (prices) => {
    await keep(prices);
    for (const query of queries) {
      const rising = await readAll({ ...query, sort: 'price_asc' });
      const shown = rising.map(({ price_jpy: price }) => price);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      expect(new Set(rising.map(({ tax_rate_percent: rate }) => rate))).toEqual(new Set([8, 10]));
      const keys = (cards: typeof rising) => cards.map(({ key }) => key);
      expect(keys(await readAll({ ...query, sort: 'price_desc' }))).toEqual(keys(rising).toReversed());
      const inShopsOrder = await readAll({ ...query, sort: 'recommended' });
      expect(keys(rising).toSorted()).toEqual(keys(inShopsOrder).toSorted());
      expect(rising.length).toBeGreaterThan(150);
    }
  });

  it.each(['price_asc', 'price_desc'] as const)('finds a page of it by index: %s', async (sort) => {
    const scope = { channelId: 'test', now: new Date('2026-11-20T12:00:00+09:00'), today: '2026-11-20' };
    const page = { page: 2, per: 24 };
    for (const query of queries) {
      const plan = await planOf((db) =>
        readProductPage(db, scope, { ...query, ...page, terms: [], sort, child: true }, pageRequest(page)),
      );
      expect(plan.match(/Index Scan (?:Backward )?(?:using|on) products_price/g)).toHaveLength(2);
    }
  });
});

/** How the database goes about what is asked. */
async function planOf(ask: (db: Kysely<Database>) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: shop.url, max: 1 });
  // Its database may go while it says goodbye.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) });
  await ask(db);
  const [query] = asked;
  if (!query) throw new Error('Nothing was asked.');
  const explained = CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained);
  await db.destroy();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
