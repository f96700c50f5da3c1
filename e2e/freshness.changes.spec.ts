import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** What a page may be behind by, on any node (docs/caching.md). */
const patience = { timeout: 10_000, intervals: [100] };

let second: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-second-'));

test.beforeAll(async ({ shop }) => {
  second = await startShop(data, { env: { DATABASE_URL: shop.databaseUrl ?? '' } });
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
