/** Processes that die while shoppers order. `npm run soak` does it many times, with the built shop. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../../db/client';
import { seed } from '../../../../db/seed/seed';
import { migratedTemplate } from '../../../../postgres/test-database';
import { startTestCluster } from '../../../../postgres/test-clusters';
import { testShops } from '../../../test-shops.test-support';
import { brokenBooks, lostPieces, type Ask } from '../broken-books.test-support';
import { askOver, decide, readyCarts, type Answer, type ReadyCart } from '../shoppers.test-support';
import { killShop, type ShopProcess, startShopProcess } from '../test/shop-process';

const quiet = { info: () => undefined, warn: () => undefined };
const start = 1000;

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
let shops: [ShopProcess, ShopProcess];
let skuId: number;

/** On a connection of its own each time: the server may have been killed since the last one. */
const ask: Ask = async (text) => {
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

beforeAll(async () => {
  cluster = await startTestCluster({});
  await migratedTemplate.prepare(cluster.url);
  const db = createDatabase(cluster.url, { pool: 1, log: quiet });
  await seed(db, { shops: await testShops() });
  await db.destroy();
  const [sku] = await ask(`select id from skus where channel_id = 'test' and sku = 'SE-01'`);
  skuId = Number(sku?.id);
  await ask(`update stocks set quantity = ${start} where sku_id = ${skuId}`);
  shops = await Promise.all([startShopProcess(cluster.url), startShopProcess(cluster.url)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => killShop(shop, 'SIGTERM')));
  await cluster.stop();
});

const decideAt = (cart: ReadyCart, shop: ShopProcess): Promise<Answer> => decide(askOver(shop.origin, 'test'), cart);

/** As a shopper does whose order got no answer: asks again, until the order stands. */
const insist = async (cart: ReadyCart, index: number): Promise<Answer> => {
  let answer: Answer = { status: 0, body: {} };
  await expect
    .poll(
      async () => {
        answer = await decideAt(cart, shops[index % 2 === 0 ? 0 : 1]);
        return answer.body.status;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe('ordered');
  return answer;
};

/** The process of the database that works for one of the shops. */
const killBackend = async (): Promise<void> => {
  const backends = await ask(`select pid from pg_stat_activity where application_name = 'noren' order by query_start`);
  const pid = Number(backends.at(-1)?.pid);
  process.kill(pid, 'SIGKILL');
};

it.each([
  ['one of two shops', () => killShop(shops[0])],
  ['a process of PostgreSQL', killBackend],
])(
  '[cart.decision] %s is killed under load: no acknowledged order is lost, doubled or half done',
  { timeout: 150_000 },
  async (_name, kill) => {
    const [first] = shops;
    const carts = await readyCarts(askOver(first.origin, 'test'), 24, (index) =>
      index % 2 === 0 ? { skuId, pay: 'cod' } : { skuId, pay: 'card', card: 'approve' },
    );
    const deciding = carts.map(async (cart, index) => decideAt(cart, shops[index % 2 === 0 ? 0 : 1]));
    // When the first order stands, others are half way.
    await Promise.race(deciding);
    await kill();
    const before = await Promise.all(deciding);
    if (first.child.signalCode !== null) shops[0] = await startShopProcess(cluster.url);

    const after = await Promise.all(carts.map(insist));
    before.forEach(({ status, body }, index) => {
      if (status === 200) expect(after[index]?.body.order_no).toBe(body.order_no);
    });
    expect(new Set(after.map(({ body }) => body.order_no)).size).toBe(carts.length);
    expect(await brokenBooks(ask)).toEqual([]);
    expect(await lostPieces(ask, skuId, start)).toBe(0);
  },
);
