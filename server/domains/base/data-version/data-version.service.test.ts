import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../db/client';
import { openTestShop, quiet, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { createDataVersions, type DataVersions } from './data-version.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await sql`insert into layouts (channel_id, kind, page, document) values ('test', 'page', 'top', '{}')`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

const stored = async (channel = 'test') => {
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(version), 0)::bigint as version from data_versions where channel_id = ${channel}
  `.execute(shop.db);
  return rows[0]?.version ?? 0;
};

describe('the stored version', () => {
  it('is raised once by a transaction, however much it changes, and only for its channel', async () => {
    const before = [await stored(), await stored('other')];
    await shop.db.transaction().execute(async (transaction) => {
      await sql`update products set lead = lead || '。' where channel_id = 'test'`.execute(transaction);
      await sql`update messages set title = title || '。' where channel_id = 'test'`.execute(transaction);
    });
    expect([await stored(), await stored('other')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('is not raised by a transaction that is undone', async () => {
    const before = await stored();
    const undone = shop.db.transaction().execute(async (transaction) => {
      await sql`update products set lead = 'x' where channel_id = 'test'`.execute(transaction);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await stored()).toBe(before);
  });

  const watched = [
    `update channels set name = name || '店' where id = 'test'`,
    `update settings set value = '"x"' where channel_id = 'test' and key = 'SITE.NAME'`,
    `update color_schemes set name = name || '色' where channel_id = 'test'`,
    `update layouts set document = '{' where channel_id = 'test' and page = 'top'`,
    `update messages set body_html = body_html || '。' where channel_id = 'test'`,
    `update free_areas set body_html = body_html || '。' where channel_id = 'test'`,
    `update static_pages set body_html = body_html || '。' where channel_id = 'test'`,
    `update news set title = title || '。' where channel_id = 'test'`,
    `update banners set title = title || '。' where channel_id = 'test'`,
    `update categories set name = name || '類' where channel_id = 'test'`,
    `update makers set story = story || '。' where channel_id = 'test'`,
    `update brands set name = name || '撰' where channel_id = 'test'`,
    `update tags set name = name || '品' where channel_id = 'test'`,
    `update pictures set alt = alt || '。' where channel_id = 'test'`,
    `update skus set price_jpy = price_jpy + 1 where channel_id = 'test' and sku = 'SE-01'`,
    `update stocks set quantity = 0 where channel_id = 'test' and quantity = 3`,
    `update tax_rates set percent = 8 where channel_id = 'test'`,
    `update size_tables set unit = 'mm' where channel_id = 'test'`,
    `update reviews set rating = 1 where channel_id = 'test'`,
    `update qas set question = question || '？' where channel_id = 'test'`,
    `update collections set title = title || '集' where channel_id = 'test'`,
    `delete from collection_products where channel_id = 'test'`,
    `delete from product_links where channel_id = 'test'`,
    `delete from product_tags where channel_id = 'test'`,
    `delete from product_pictures where channel_id = 'test'`,
    `update business_weekdays set is_business_day = true where channel_id = 'test'`,
    `delete from business_exceptions where channel_id = 'test'`,
  ];
  it.each(watched)('is raised by: %s', async (statement) => {
    const before = await stored();
    await sql.raw(statement).execute(shop.db);
    expect(await stored()).toBe(before + 1);
  });

  it('is not raised by a sale from a full shelf, which no page shows', async () => {
    await sql`update stocks set quantity = 500 where channel_id = 'test'`.execute(shop.db);
    const before = await stored();
    await sql`update stocks set reserved = reserved + 100 where channel_id = 'test'`.execute(shop.db);
    expect(await stored()).toBe(before);
    await sql`update stocks set reserved = reserved + 301 where channel_id = 'test'`.execute(shop.db);
    expect(await stored()).toBe(before + 1);
  });

  it('counts every one of many commits at the same time', async () => {
    const before = await stored();
    const db = createDatabase(shop.url, { pool: 12, log: quiet });
    const { rows } = await sql<{ sku_id: number }>`select sku_id from stocks where channel_id = 'test'`.execute(db);
    await sql`update stocks set quantity = 90, reserved = 0 where channel_id = 'test'`.execute(db);
    const take = (_: unknown, index: number) =>
      sql`update stocks set reserved = reserved + 1 where sku_id = ${rows[index % rows.length]?.sku_id}`.execute(db);
    await Promise.all(Array.from({ length: 120 }, take));
    await db.destroy();
    expect(await stored()).toBe(before + 121);
  });
});

describe('the version in memory', () => {
  const opened: DataVersions[] = [];
  const open = async (options: { url?: string; pollMs?: number }) => {
    const versions = await createDataVersions(shop.db, { log: quiet, ...options });
    opened.push(versions);
    return versions;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((versions) => versions.stop()));
  });
  const change = () => sql`update messages set title = title || '.' where channel_id = 'test'`.execute(shop.db);

  it('follows what another process writes by NOTIFY, and tells who listens', async () => {
    const versions = await open({ url: shop.url, pollMs: 3_600_000 });
    const changed = vi.fn();
    const stopTelling = versions.onChange(changed);
    const before = versions.current('test');
    // Until LISTEN stands, nothing is heard: write until it does.
    await vi.waitFor(async () => {
      await change();
      await sleep(20);
      expect(versions.current('test')).not.toBe(before);
    }, 10_000);
    expect(changed).toHaveBeenCalledWith('test');
    expect(changed).not.toHaveBeenCalledWith('other');
    stopTelling();
  });

  it('follows by polling where LISTEN is not to be had', async () => {
    const versions = await open({ pollMs: 20 });
    const before = versions.current('test');
    await change();
    await vi.waitFor(() => expect(versions.current('test')).not.toBe(before), 10_000);
  });

  it('is fresh at once for who wrote and refreshes', async () => {
    const versions = await open({ pollMs: 3_600_000 });
    const before = versions.current('test');
    await change();
    await Promise.all([versions.refresh(), versions.refresh()]);
    expect(versions.current('test')).toBe(String(await stored()));
    expect(versions.current('test')).not.toBe(before);
    expect(versions.current('no-such')).toBe('0');
  });

  it('listens again after its connection was ended', async () => {
    const versions = await open({ url: shop.url, pollMs: 3_600_000 });
    const ended = () =>
      sql<{ ended: boolean }>`select pg_terminate_backend(pid) ended from pg_stat_activity
        where application_name = 'noren-listen' and datname = current_database()`.execute(shop.db);
    await vi.waitFor(async () => expect((await ended()).rows.length).toBeGreaterThan(0), 10_000);
    const before = versions.current('test');
    await vi.waitFor(async () => {
      await change();
      await sleep(20);
      expect(versions.current('test')).not.toBe(before);
    }, 15_000);
  });

  it('shows a change on the next answer', async () => {
    const price = async () =>
      (await shop.get('catalog.products', { query: { sort: 'price_desc' } })).data[0]?.price_jpy;
    const before = (await price()) ?? 0;
    await sql`update skus set price_jpy = ${before + 1000} where sku = 'SH-01' and channel_id = 'test'`.execute(
      shop.db,
    );
    await shop.versions.refresh();
    expect(await price()).toBe(before + 1000);
  });
});
