/** Goods that are made or ordered when somebody buys them, and what of them is on the shelf: on real connections, at two nodes. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../../db/client';
import { noteArrival } from '../desk/arrivals';
import { type Fulfilling, doing, openFulfilling, yamato } from '../desk/fulfilling.test-support';
import { testNow, type Wish } from '../order.test-support';
import { type ReadyCart, readyAtThree } from '../shoppers.test-support';
import { cancelUnpaidOrders } from '../upkeep/unpaid-orders';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const [soon, later] = ['2026-11-27', '2026-12-09'];
const onShelf = 3;
let shop: Fulfilling;
let skuId: number;

beforeAll(async () => {
  shop = await openFulfilling();
});
beforeEach(async () => {
  await shop.clearBooks();
  skuId = await shop.setStock('SH-01', onShelf);
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const cartOf = (wish: Omit<Wish, 'sku'> = {}) => shop.readyCart({ sku: 'SH-01', ...wish });
const decideAt = (cart: ReadyCart, at: number) => shop.decide(cart, shop.apps[at % 2 === 0 ? 0 : 1]);
const shelf = () => shop.stock(skuId);
/** Whether a payment service has answered already or not. */
const free = async (): Promise<number> => {
  const { quantity, reserved } = await shelf();
  return quantity - reserved;
};
/** Of each line how many are wanted and how many the shelf gave, with the day that its packing is expected on. */
const linesOf = async (orderNo: unknown): Promise<unknown[]> =>
  (
    await shop.rows(`select l.quantity, l.from_stock, p.expected_on::text from order_lines l
    join orders o on o.id = l.order_id join order_packings p on p.id = l.packing_id
    where o.order_no = '${String(orderNo)}' order by l.position`)
  ).map((row) => Object.values(row));
const ordered = async (wish: Omit<Wish, 'sku'>) => shop.ordered({ sku: 'SH-01', ...wish });
const cancel = (id: number) => shop.fulfilment.cancelled(id, '', doing);

describe('[cart.decision] goods that are made to order', () => {
  it.each([
    { name: 'on delivery', wish: { pay: 'cod' } },
    { name: 'by card', wish: { pay: 'card', card: 'approve' } },
  ] as const)(
    'give the shelf to three of ten who order at once, $name, and the others a later day',
    async ({ wish }) => {
      const carts: ReadyCart[] = [];
      for (let made = 0; made < 10; made += 1) carts.push(await cartOf(wish));
      const first = await Promise.all(carts.map(decideAt));
      const done = first.filter(({ status }) => status === 200);
      expect(done).toHaveLength(onShelf);
      for (const { body } of done) expect(await linesOf(body.order_no)).toEqual([[1, 1, soon]]);
      const others = carts.filter((_, at) => first[at]?.status !== 200);
      for (const { status, body } of first.filter((answer) => answer.status !== 200))
        expect([status, body.code]).toEqual([409, 'cart.decision.changed']);
      expect(await free()).toBe(0);
      const second = await Promise.all(
        others.map(async (cart, at) => {
          const seen = await shop.seeAgain(cart);
          expect(seen.fingerprint).not.toBe(cart.fingerprint);
          return decideAt(seen, at);
        }),
      );
      expect(second.map(({ status }) => status)).toEqual(others.map(() => 200));
      for (const { body } of second) expect(await linesOf(body.order_no)).toEqual([[1, 0, later]]);
      expect(await free()).toBe(0);
    },
  );

  it('hold what there is while the order waits at the bank’s page, and give it back where nothing comes of it', async () => {
    const cart = await cartOf({ quantity: 5, pay: 'card', card: 'challenge' });
    const { body } = await shop.decide(cart);
    expect(body).toMatchObject({ status: 'challenge' });
    expect(await linesOf(body.order_no)).toEqual([[5, onShelf, later]]);
    expect(await shelf()).toEqual({ quantity: onShelf, reserved: onShelf });
    // What it holds itself is there for it: it is shown as it was seen.
    expect(await shop.seeAgain(cart)).toEqual(cart);
    await shop.age(body.order_no, 16 * 60_000);
    await shop.sweeper.sweep(testNow);
    expect(await shop.states(String(body.order_no))).toEqual(['payment_failed', 'voided']);
    expect(await shelf()).toEqual({ quantity: onShelf, reserved: 0 });
  });

  it('give the shelf to the first of an order’s lines, and each parcel its own day', async () => {
    await shop.setStock('SH-01', 2);
    await shop.rows(`insert into settings (channel_id, key, value)
      values ('test', 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', 'true') on conflict do nothing`);
    await expect
      .poll(async () => (await shop.ask('GET', '/v1/settings/front')).body['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'])
      .toBe(true);
    const { body } = await shop.decide(await readyAtThree(shop.ask, { skuId, pay: 'bank' }));
    const given = await linesOf(body.order_no);
    expect(given.map((line) => (line as unknown[]).slice(0, 2))).toEqual([[1, 1], [1, 1], [1, 0]]); // prettier-ignore
    const [, two, three] = given.map((line) => String((line as unknown[])[2]));
    expect(String(three) > String(two)).toBe(true);
    expect(await shelf()).toEqual({ quantity: 0, reserved: 0 });
  });

  it('that are sold by the last moment are not ordered at the day that was seen, and leave no trace', async () => {
    const cart = await cartOf();
    const other = createDatabase(shop.url, { pool: 1, log: shop.apps[0].log });
    let answer: Promise<{ readonly status: number; readonly body: object }> = Promise.resolve({ status: 0, body: {} });
    await other.transaction().execute(async (trx) => {
      await trx.updateTable('stocks').set({ quantity: 0 }).where('sku_id', '=', skuId).execute();
      answer = shop.decide(cart);
      // It has read the shelf as it was, and waits for its rows.
      await expect
        .poll(() =>
          shop.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1);
    });
    await other.destroy();
    expect(await answer).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    expect(await shop.rows('select 1 from orders')).toEqual([]);
    expect(await shelf()).toEqual({ quantity: 0, reserved: 0 });
  });

  it('that move on the shelf without another day are ordered all the same', async () => {
    const cart = await cartOf({ quantity: 5 });
    await shop.setStock('SH-01', 2);
    const { body } = await shop.decide(cart);
    expect(await linesOf(body.order_no)).toEqual([[5, 2, later]]);
  });
});

describe('of an order with goods that were partly made for it', () => {
  it('[order.cancel] comes back what it took, once, by any number who cancel at once', async () => {
    const order = await ordered({ quantity: 5, pay: 'card', card: 'approve' });
    expect(await shelf()).toEqual({ quantity: 0, reserved: 0 });
    expect(await Promise.all(Array.from({ length: 10 }, () => cancel(order.id)))).toEqual(Array(10).fill(true));
    expect(await shelf()).toEqual({ quantity: onShelf, reserved: 0 });
  });

  it('either all is cancelled or a parcel has left, where both come at once', async () => {
    const orders = [];
    for (let made = 0; made < 8; made += 1) {
      await shop.setStock('SH-01', 1);
      orders.push(await ordered({ quantity: 2 }));
    }
    await Promise.all(
      orders.flatMap(({ id, packingKey }, at) => [
        cancel(id),
        shop.fulfilment.dispatched(id, [yamato(`4000-0000-000${at}`, packingKey)], doing),
      ]),
    );
    const states = await Promise.all(orders.map(async ({ orderNo }) => (await shop.states(orderNo))[0]));
    expect(states.filter((state) => state !== 'cancelled' && state !== 'shipped')).toEqual([]);
    const back = states.filter((state) => state === 'cancelled').length;
    expect(await shelf()).toEqual({ quantity: back, reserved: 0 });
  });

  it('comes back to the shelf what it took, when it is returned', async () => {
    const order = await ordered({ quantity: 5 });
    await shop.fulfilment.dispatched(order.id, [yamato('5000-0000-0000', order.packingKey)], doing);
    const returned = { to: 'returned', isRestocked: true, without: [], now: testNow } as const;
    await Promise.all(Array.from({ length: 5 }, () => noteArrival(shop.db, order.id, returned)));
    expect(await shelf()).toEqual({ quantity: onShelf, reserved: 0 });
  });

  it('is taken once more what is still there, when its money comes after its term', async () => {
    const orders = [await ordered({ quantity: 2, pay: 'bank' }), await ordered({ quantity: 2, pay: 'bank' })];
    expect(await Promise.all(orders.map(({ orderNo }) => linesOf(orderNo)))).toEqual([[[2, 2, soon]], [[2, 1, later]]]);
    for (const { orderNo } of orders) await shop.age(orderNo, 12 * 24 * 60 * 60_000);
    expect(await cancelUnpaidOrders(shop.db, testNow)).toBe(2);
    expect(await shelf()).toEqual({ quantity: onShelf, reserved: 0 });
    await shop.setStock('SH-01', 1);
    await Promise.all(orders.map(({ id, total }) => shop.fulfilment.paid(id, total, doing)));
    for (const { orderNo } of orders) expect(await shop.states(orderNo)).toEqual(['ordered', 'paid']);
    expect(await shelf()).toEqual({ quantity: 0, reserved: 0 });
    for (const { id } of orders) await cancel(id);
    expect(await shelf()).toEqual({ quantity: 1, reserved: 0 });
  });
});
