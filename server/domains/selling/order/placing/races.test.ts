/** Real connections, two instances of the app, many shoppers at once. `npm run soak` does the same with large numbers. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../../db/client';
import type { Cart } from '../../../../../schemas/cart/cart';
import { type Ask, brokenBooks, lostPieces } from '../broken-books.test-support';
import { createDecisionService } from './decision.service';
import { openSales, type Sales, testNow, type Wish } from '../order.test-support';
import { choosePackings, type ReadyCart } from '../shoppers.test-support';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Half of the shoppers come to either instance. */
const decideAt = (cart: ReadyCart, index: number) => sales.decide(cart, sales.apps[index % 2 === 0 ? 0 : 1]);

const carts = async (count: number, wish: Wish): Promise<ReadyCart[]> => {
  const ready: ReadyCart[] = [];
  for (let made = 0; made < count; made += 10) {
    ready.push(...(await Promise.all(times(Math.min(10, count - made), () => sales.readyCart(wish)))));
  }
  return ready;
};

const ask: Ask = async (text) =>
  (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows;

const expectBalance = async (skuId: number, start: number): Promise<void> => {
  expect(await brokenBooks(ask)).toEqual([]);
  expect(await lostPieces(ask, skuId, start)).toBe(0);
};

it.each([{ pay: 'cod' }, { pay: 'card', card: 'approve' }] as const)(
  '[cart.decision] twenty decisions of each of five carts make five orders: %o',
  async (wish) => {
    await sales.setStock('SE-01', 1000);
    const ready = await carts(5, wish);
    const answers = await Promise.all(
      ready.flatMap((cart) => times(20, async (index) => ({ cart, answer: await decideAt(cart, index) }))),
    );
    for (const { answer } of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'ordered' } });
    for (const cart of ready) {
      const numbers = answers.filter((given) => given.cart === cart).map(({ answer }) => answer.body.order_no);
      expect(new Set(numbers).size).toBe(1);
    }
    expect(new Set(answers.map(({ answer }) => answer.body.order_no)).size).toBe(5);
  },
);

it('[cart.decision] twenty nodes that decide one cart at once make one order', async () => {
  const skuId = await sales.setStock('SE-01', 1000);
  await sales.clearBooks();
  const cart = await sales.readyCart({ sku: 'SE-01', quantity: 3 });
  const channel = await sales.shop.channels.find({ id: 'test' });
  if (!channel) throw new Error('no channel');
  const context = { channel, now: testNow, visitor: { kind: 'guest' }, log: sales.apps[0].log } as const;
  const db = createDatabase(sales.url, { pool: 20, log: sales.apps[0].log });
  const nodes = times(20, () =>
    createDecisionService({ db, carts: sales.shop.carts, gateways: new Map(), returnUrl: '' }),
  );
  const outcomes = await Promise.all(nodes.map((node) => node.decide(context, cart.token, cart.fingerprint)));
  await db.destroy();
  expect(new Set(outcomes.map((outcome) => (outcome.ok ? outcome.decision.order_no : outcome.code))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ ok: true, decision: { status: 'ordered' } });
  await expectBalance(skuId, 1000);
});

it('[cart.decision] sixty shoppers for ten pieces: ten get one, twice', { timeout: 60_000 }, async () => {
  for (const wish of [
    { sku: 'YO-01', pay: 'cod' },
    { sku: 'YO-01', pay: 'card', card: 'approve' },
  ] as const) {
    await sales.clearBooks();
    const skuId = await sales.setStock('YO-01', 10);
    const ready = await carts(60, wish);
    const answers = await Promise.all(ready.map(decideAt));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${String(body.code)}`))).toEqual(
      new Set(['422 cart.update_products.stock']),
    );
    expect(await sales.stock(skuId)).toEqual({ quantity: 0, reserved: 0 });
    await expectBalance(skuId, 10);
  }
});

it('orders of the same goods in opposite order do not end one another', async () => {
  const [sencha, yokan] = [await sales.setStock('SE-01', 500), await sales.setStock('YO-01', 500)];
  await sales.clearBooks();
  const mixed = async (skus: readonly number[]): Promise<ReadyCart> => {
    const cart = await sales.readyCart({ sku: 'KK-06' });
    const products = skus.map((sku_id) => ({ sku_id, quantity: 1 }));
    await sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products });
    const added = await sales.ask('GET', `/v1/carts/${cart.token}`);
    // The app has checked it against the contract.
    await choosePackings(sales.ask, added.body as Cart);
    return sales.seeAgain(cart);
  };
  await sales.setStock('KK-06', 500);
  const ready = await Promise.all(times(20, (index) => mixed(index % 2 === 0 ? [sencha, yokan] : [yokan, sencha])));
  const answers = await Promise.all(ready.map(decideAt));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(times(20, () => [200, undefined]));
  await expectBalance(sencha, 500);
  await expectBalance(yokan, 500);
});

it('a cart that is decided and changed at the same time is ordered as it was, or changed before', async () => {
  const skuId = await sales.setStock('SE-01', 1000);
  await sales.clearBooks();
  const ready = await carts(12, { sku: 'SE-01' });
  await Promise.all(
    ready.flatMap((cart, index) => [
      decideAt(cart, index),
      sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products: [{ sku_id: skuId, quantity: 1 }] }),
    ]),
  );
  const rows = await sales.db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.quantity', 'orders.total_payment_jpy'])
    .execute();
  // Whoever was changed first was refused with 409: nobody pays for what they did not see.
  for (const row of rows) expect(row).toEqual({ quantity: 1, total_payment_jpy: ready[0]?.totalJpy });
  await expectBalance(skuId, 1000);
});
