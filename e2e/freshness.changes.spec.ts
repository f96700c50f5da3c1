import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** What a page may be behind by, on any node (docs/caching.md). */
const patience = { timeout: 10_000, intervals: [100] };

let second: RunningShop;
const startSecond = (databaseUrl: string | null): Promise<RunningShop> =>
  startShop(data, { env: { DATABASE_URL: databaseUrl ?? '' } });
const data = mkdtempSync(join(tmpdir(), 'noren-second-'));

test.beforeAll(async ({ shop }) => {
  second = await startSecond(shop.databaseUrl);
});
test.afterAll(async () => {
  await second.stop();
  rmSync(data, { recursive: true, force: true });
});

const shows = (url: string, path: string) => async (): Promise<string> => (await fetch(url + path)).text();

/** Each change with what undoes it; `$1` is not needed: the demo shop's own values are set back. */
const changes = [
  {
    what: 'a price',
    path: '/product/kurikinton',
    text: '1,703円',
    change: `update skus set price_jpy = 1703 where sku = 'MN-0101-06'`,
    undo: `update skus set price_jpy = 1680 where sku = 'MN-0101-06'`,
  },
  {
    what: 'whether prices are kept with tax',
    path: '/product/kurikinton',
    text: '1,814円',
    change: `insert into settings (channel_id, key, value) values ('minori', 'TAX.PRICES', '"without_tax"')`,
    undo: `delete from settings where channel_id = 'minori' and key = 'TAX.PRICES'`,
  },
  {
    what: 'a stock',
    path: '/product/kurikinton',
    text: '残り1点',
    change: `update stocks set quantity = 1 where sku_id = (select id from skus where sku = 'MN-0101-15')`,
    undo: `update stocks set quantity = 3 where sku_id = (select id from skus where sku = 'MN-0101-15')`,
  },
  {
    what: 'a message',
    path: '/product/kurikinton',
    text: '本日の便りです',
    change: `update messages set body_html = body_html || '<p>本日の便りです</p>' where channel_id = 'minori' and code = 'product'`,
    undo: `update messages set body_html = replace(body_html, '<p>本日の便りです</p>', '') where channel_id = 'minori' and code = 'product'`,
  },
  {
    what: 'a layout',
    path: '/news',
    text: '店からの便り',
    change: `update layouts set document = jsonb_set(document::jsonb, '{sections,news,settings}', '{"title":"店からの便り"}')::text where channel_id = 'minori' and kind = 'page' and page = 'news.list'`,
    undo: `update layouts set document = (document::jsonb #- '{sections,news,settings}')::text where channel_id = 'minori' and kind = 'page' and page = 'news.list'`,
  },
];

for (const { what, path, text, change, undo } of changes) {
  test(`a change of ${what} by hand is on the next page view of every node`, async ({ shop, db }) => {
    const nodes = [shop.url, second.run.url].map((url) => shows(url, path));
    for (const node of nodes) expect(await node()).not.toContain(text);
    await db.query(change);
    for (const node of nodes) await expect.poll(node, patience).toContain(text);
    await db.query(undo);
    for (const node of nodes) await expect.poll(node, patience).not.toContain(text);
  });
}

test('a new price is shown though a section fails: an old page is for a database that is away', async ({
  shop,
  db,
}) => {
  const nodes = [shop.url, second.run.url].map((url) => shows(url, '/product/kurikinton'));
  for (const node of nodes) expect(await node()).toContain('1,680円');
  await db.query('alter table reviews rename to reviews_elsewhere');
  try {
    await db.query(`update skus set price_jpy = 1703 where sku = 'MN-0101-06'`);
    for (const node of nodes) {
      await expect.poll(node, patience).toContain('1,703円');
      expect(await node()).toContain('この部分を表示できませんでした');
    }
  } finally {
    await db.query('alter table reviews_elsewhere rename to reviews');
    await db.query(`update skus set price_jpy = 1680 where sku = 'MN-0101-06'`);
  }
  for (const node of nodes) await expect.poll(node, patience).toContain('1,680円');
});

test('every node falls back to the same last good layout, a restarted one too', async ({ shop, db }) => {
  test.setTimeout(180_000);
  const where = `channel_id = 'minori' and kind = 'page' and page = 'news.list'`;
  const [row] = await db.query<{ document: string }>(`select document from layouts where ${where}`);
  const store = (text: string | undefined) => db.query(`update layouts set document = $1 where ${where}`, [text]);
  const both = async (): Promise<string[]> =>
    Promise.all([shop.url, second.run.url].map((url) => shows(url, '/news')()));
  await db.query(
    `update layouts set document = jsonb_set(document::jsonb, '{sections,news,settings}', '{"title":"冬の便り"}')::text where ${where}`,
  );
  await expect.poll(async () => (await both()).every((html) => html.includes('冬の便り')), patience).toBe(true);
  const [good] = await db.query<{ document: string }>(`select document from layouts where ${where}`);
  for (const broken of ['{"$schema":', good?.document.replace(/"order": ?\[[^\]]*\]/, '"order":[]')]) {
    await store(broken);
    await second.stop();
    second = await startSecond(shop.databaseUrl);
    await expect.poll(async () => (await both()).every((html) => html.includes('冬の便り')), patience).toBe(true);
  }
  await store(row?.document);
  await expect.poll(async () => (await both()).some((html) => html.includes('冬の便り')), patience).toBe(false);
});
