import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../domains/shop.test-support';
import { addManyProducts } from './many-products';
import { readShops } from './read-shop';
import { seed, seedIfEmpty } from './seed';
import { seedPictures } from './kinds/showing/pictures.seed';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo_shops', readShops());
}, 120_000);
afterAll(() => shop.close());

/** Every row of every table, but for what tells the time of writing. */
async function contents(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('data_versions', 'noren_migration') order by 1
  `.execute(shop.db);
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql<{ hash: string; count: number }>`
      select count(*) count, md5(coalesce(string_agg(row, '' order by row), '')) hash from (
        select (to_jsonb(t) - 'id' - 'updated_at' - 'published_at' - 'created_at')::text as row from ${sql.table(name)} t
      ) rows
    `.execute(shop.db);
    return [name, rows[0]];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

describe('the demo shops', () => {
  it('are minori, which the plain URL shows, and gakuen', async () => {
    expect((await shop.shop.channels.all()).map(({ id }) => id)).toEqual(['minori', 'gakuen']);
    const list = await shop.ask('catalog.products', {}, { channel: 'minori' });
    expect(list.headers?.['x-total']).toBeGreaterThanOrEqual(40);
  });

  it('[site.message-slots] have every message slot, shop-editable, from the messages call', async () => {
    const codes = [
      'caution', 'leave-1', 'leave-2', 'logout', 'point', 'memorial', 'mail-verify', 'address', 'product', 'cart-index',
      'cart-note', 'cart-links', 'payment', 'confirm-1', 'confirm-2', 'complete', 'contact-complete', 'contact-info',
      'pre-order-info-1', 'pre-order-info-2', 'reminder', 'reminder-reset', 'reminder-username', 'username-reset',
      'username-confirm',
    ]; // prettier-ignore
    for (const channel of ['minori', 'gakuen']) {
      const { data } = await shop.get('site.messages', { query: { per: 'all' } }, { channel });
      expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    }
    await sql`update messages set body_html = '<p>書きかえた文</p>' where channel_id = 'minori' and code = 'point'`.execute(
      shop.db,
    );
    const edited = await shop.get('site.message', { params: { code: 'point' } }, { channel: 'minori' });
    expect(edited.body_html).toBe('<p>書きかえた文</p>');
  });

  it('answer every product by the contract', async () => {
    for (const channel of ['minori', 'gakuen']) {
      const { data } = await shop.get('catalog.products', { query: { per: 100 } }, { channel });
      for (const { key } of data) {
        const product = await shop.get('catalog.product', { params: { key } }, { channel });
        expect(product.product_model.products.length).toBeGreaterThan(0);
        expect(product.categories.length).toBeGreaterThan(0);
      }
    }
  });

  it('stay the same when they are seeded again, with what was sold and arranged since', async () => {
    await seed(shop.db);
    await sql`update stocks set reserved = quantity where channel_id = 'minori'`.execute(shop.db);
    await sql`update layouts set document = '{"mine":true}' where channel_id = 'minori' and page = 'top'`.execute(
      shop.db,
    );
    await sql`update color_schemes set is_selected = false where channel_id = 'minori'`.execute(shop.db);
    await sql`update color_schemes set is_selected = true where channel_id = 'minori' and key = 'wakatake'`.execute(
      shop.db,
    );
    const before = await contents();
    await seed(shop.db);
    expect(await seedIfEmpty(shop.db)).toBe(false);
    expect(await contents()).toEqual(before);
  }, 60_000);

  it('sell no more what their files name no more', async () => {
    const active = sql<{ is_active: boolean }>`select is_active from skus where sku = 'GK-0410-B'`;
    await sql`
      insert into skus (channel_id, product_id, sku, options, price_jpy)
      select channel_id, id, 'GK-0410-B', '{"記名": "記名済み"}', 4620 from products where channel_id = 'gakuen' and key = 'math-set'
    `.execute(shop.db);
    await seed(shop.db);
    expect((await active.execute(shop.db)).rows).toEqual([{ is_active: false }]);
  }, 60_000);

  it('grow to as many products as asked, which are found and sorted like the others', async () => {
    await addManyProducts(shop.db, { channelId: 'gakuen', count: 500 });
    const answer = await shop.ask('catalog.products', {}, { channel: 'gakuen' });
    expect(answer.headers?.['x-total']).toBe(500);
    const found = await shop.get('catalog.products', { query: { keyword: '飛騨' } }, { channel: 'gakuen' });
    expect(found.data.length).toBeGreaterThan(0);
    await addManyProducts(shop.db, { channelId: 'gakuen', count: 300 });
    expect((await shop.ask('catalog.products', {}, { channel: 'gakuen' })).headers?.['x-total']).toBe(500);
  }, 60_000);
});

describe('a picture', () => {
  it('stands in any folder below its shop’s, by a name that no other has', async () => {
    const names = sql<{ file: string }>`select file from pictures where channel_id = 'minori' and name = 'kurikinton'`;
    expect((await names.execute(shop.db)).rows).toEqual([{ file: 'minori/pictures/sweets/namagashi/kurikinton.webp' }]);
    const folder = mkdtempSync(join(tmpdir(), 'noren-seed-'));
    for (const place of ['pictures/tea', 'pictures/sweets']) {
      mkdirSync(join(folder, place), { recursive: true });
      writeFileSync(join(folder, place, 'one.webp'), '');
    }
    const [minori] = readShops();
    if (!minori) throw new Error('no shop');
    await expect(seedPictures(shop.db, { ...minori, folder })).rejects.toThrow('two pictures called one');
  });
});

describe('a shop file', () => {
  it('that is wrong is named, with what is wrong in it', () => {
    const root = mkdtempSync(join(tmpdir(), 'noren-seed-'));
    const folder = join(root, 'a');
    mkdirSync(folder);
    writeFileSync(join(folder, 'shop.yaml'), 'channel: { id: a }\nsettings: {}\n');
    expect(() => readShops(root)).toThrow(
      /shop\.yaml cannot be used:\n {2}\/channel must have required property 'name'/,
    );
  });

  it('whose text is cut at a comma that should stand in quotes is refused', () => {
    const root = mkdtempSync(join(tmpdir(), 'noren-seed-'));
    const folder = join(root, 'a');
    mkdirSync(folder);
    writeFileSync(join(folder, 'shop.yaml'), 'channel: { id: a, name: A, theme: minori }\nsettings: {}\n');
    const row = '{ label: 重さ, value: 約1,350g }';
    writeFileSync(join(folder, 'products.yaml'), `- { key: coat, name: コート, data: [${row}] }\n`);
    expect(() => readShops(root)).toThrow(/\/0\/data\/0 must NOT have additional properties/);
  });
});
