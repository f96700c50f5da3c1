import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, quiet, type TestShop } from '../../domains/shop.test-support';
import { testShops } from '../../domains/test-shops.test-support';
import { createTestDatabase } from '../../postgres/test-database';
import { createDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import type { Database } from '../schema';
import { migrations } from './all.generated';

let shop: TestShop;
let second: Kysely<Database>;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  second = createDatabase(shop.url, { pool: 1, log: quiet, applicationName: 'second' });
});
afterAll(async () => {
  await second.destroy();
  await shop.close();
});

const isWaitingForALock = async (): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where application_name = 'second' and wait_event_type = 'Lock'
  `.execute(shop.db);
  return rows.length > 0;
};

/** Two transactions that do not see each other: the second one comes to a stop at what the first one has locked. */
const atTheSameTime = async (first: string, other: string): Promise<void> => {
  let isDone = false;
  const secondDone = await shop.db.transaction().execute(async (trx) => {
    await sql.raw(first).execute(trx);
    const running = sql
      .raw(other)
      .execute(second)
      .finally(() => (isDone = true));
    await vi.waitUntil(async () => isDone || (await isWaitingForALock()), { timeout: 5_000 });
    return { running };
  });
  await secondDone.running;
};

const product = (key: string) =>
  shop.db
    .selectFrom('products')
    .select(['id', 'price_min_jpy', 'price_max_jpy', 'rating_count', 'rating_average'])
    .where('channel_id', '=', 'test')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
const setPrice = (sku: string, price: number) =>
  `update skus set price_jpy = ${price}, list_price_jpy = null where channel_id = 'test' and sku = '${sku}'`;

describe('what a product carries for lists, while two change it at the same time', () => {
  it('is the lowest and highest price that there are', async () => {
    await sql.raw(setPrice('KK-06', 1000)).execute(shop.db);
    await atTheSameTime(setPrice('KK-06', 3000), setPrice('KK-10', 9000));
    const { rows } = await sql<{ lowest: number; highest: number }>`
      select min(price_jpy) lowest, max(price_jpy) highest from skus where product_id = ${(await product('kurikinton')).id}
    `.execute(shop.db);
    expect(await product('kurikinton')).toMatchObject({
      price_min_jpy: rows[0]?.lowest,
      price_max_jpy: rows[0]?.highest,
    });
    expect(rows[0]?.lowest).toBe(3000);
  });

  it('is not written by one that cannot see what others have changed', async () => {
    const write = shop.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => sql.raw(setPrice('KK-06', 700)).execute(trx));
    await expect(write).rejects.toThrow('Products are not written in a REPEATABLE READ transaction');
    await shop.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((trx) => sql.raw(setPrice('KK-06', 700)).execute(trx));
    expect(await product('kurikinton')).toMatchObject({ price_min_jpy: 700 });
  });

  it('is the average of all reviews', async () => {
    const review = (rating: number) => `insert into reviews (channel_id, product_id, nickname, rating, title, body,
      is_published) select 'test', id, 'x', ${rating}, '', '', true from products
      where channel_id = 'test' and key = 'yokan'`;
    await sql`delete from reviews where product_id = ${(await product('yokan')).id}`.execute(shop.db);
    await atTheSameTime(review(1), review(5));
    expect(await product('yokan')).toMatchObject({ rating_count: 2, rating_average: 3 });
  });

  it('is what both have written for the search', async () => {
    const { id } = await product('yokan');
    const tag = (key: string) => `
      with tag as (insert into tags (channel_id, key, name) values ('test', '${key}', '${key}') returning id)
      insert into product_tags (channel_id, product_id, tag_id) select 'test', ${id}, id from tag`;
    await atTheSameTime(tag('firstword'), tag('otherword'));
    const { rows } = await sql<{ folded: string }>`select folded from product_search where product_id = ${id}`.execute(
      shop.db,
    );
    expect(rows[0]?.folded).toMatch(/firstword[^]*otherword|otherword[^]*firstword/);
  });
});

describe('stock that is set by hand', () => {
  it('below what orders hold is refused in words that say how to do it', async () => {
    const { sku_id: id } = await shop.db
      .selectFrom('skus')
      .innerJoin('stocks', 'stocks.sku_id', 'skus.id')
      .select('sku_id')
      .where('sku', '=', 'SE-01')
      .where('stocks.channel_id', '=', 'test')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('stocks').set({ quantity: 10, reserved: 3 }).where('sku_id', '=', id).execute();
    const set = (quantity: string) => sql.raw(`update stocks set quantity = ${quantity} where sku_id = ${id}`);
    await expect(set('2').execute(shop.db)).rejects.toMatchObject({
      code: '23514',
      constraint: 'stocks_quantity_covers_reserved',
      message:
        'The stock of SKU SE-01 cannot be 2, since orders that are not settled yet reserve 3 of it (violates stocks_quantity_covers_reserved).',
      hint: expect.stringContaining(`update stocks set quantity = n + reserved where sku_id = ${id}`) as string,
    });
    await set('2 + reserved').execute(shop.db);
    await set('3').execute(shop.db);
  });
});

describe('rows that refer to what is deleted by itself', () => {
  it('are found by an index, or every deletion would read their table', async () => {
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || ' ' || conname reference from pg_constraint c
      where contype = 'f' and confrelid in ('carts'::regclass, 'orders'::regclass, 'mails'::regclass,
          'cart_lines'::regclass, 'cart_packings'::regclass, 'cart_shippings'::regclass)
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
            and i.indkey[0] is distinct from (select attnum from pg_attribute where attrelid = c.conrelid and attname = 'channel_id')
            -- What an index leaves out must not be what the reference is looked for by.
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        )
    `.execute(shop.db);
    expect(rows).toEqual([]);
  });
});

describe('a shop of the version before', () => {
  it('keeps the mails that wait and those that have ended', async () => {
    const database = await createTestDatabase({ name: 'empty', prepare: () => Promise.resolve() });
    const log = quiet;
    const before = migrations.filter(({ id }) => id < '0015');
    await migrateDatabase(database.url, { migrations: before, log });
    const db = createDatabase(database.url, { pool: 1, log });
    await sql`insert into channels (id, name, theme) values ('test', 'x', 'minori')`.execute(db);
    await sql`
      insert into orders (channel_id, public_id, order_no, guest_token, status, orderer, total_products_jpy,
        total_accessories_jpy, total_carriage_jpy, total_fee_jpy, total_discount_jpy, total_points_jpy,
        total_payment_jpy, total_tax_jpy, created_at, ordered_at)
      select 'test', repeat('a', 21) || n, '261120-00000' || n, repeat('b', 21) || n, 'ordered', '{}',
        0, 0, 0, 0, 0, 0, 0, 0, now(), now() from generate_series(1, 3) n;
      insert into payments (order_id, kind, name, status, amount_jpy, updated_at)
        select id, 'cod', '代金引換', 'awaiting', 0, now() from orders;
      insert into mails (channel_id, order_id, kind, recipient, subject, body_text, status, next_try_at, created_at, sent_at)
      select 'test', id, 'order_confirmation', 'a@example.jp', 's', 't', (array['queued', 'sent', 'failed'])[n], now(),
        now(), case n when 2 then now() end
      from (select id, row_number() over (order by id) n from orders) o
    `.execute(db);
    await migrateDatabase(database.url, { migrations, log });
    const { rows } = await sql`select status, ended_at is not null has_ended from mails order by id`.execute(db);
    expect(rows).toEqual([
      { status: 'queued', has_ended: false },
      { status: 'sent', has_ended: true },
      { status: 'failed', has_ended: true },
    ]);
    await db.destroy();
    await database.drop();
  });
});
