/** Carts that expire when they have become an order: their tokens are all that those who ordered can see it with. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredCarts } from '../../cart/cart.service';
import { type Ask, brokenBooks } from '../broken-books.test-support';
import { createCancelOrder } from '../cancelling/cancel-order';
import { asker, later, openSales, type Sales, testNow } from '../order.test-support';
import { approve, goToBank, type SubmitForm } from '../paying/challenge-races.test-support';
import { type ReadyCart, orderer } from '../shoppers.test-support';

const minute = 60_000;
const cancelling = { now: testNow, log: { warn: () => undefined }, reason: '' };
let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());
beforeEach(async () => {
  await sales.clearBooks();
  await sales.db.deleteFrom('carts').execute();
  await sales.setStock('SE-01', 1_000);
});

const ask: Ask = async (text) =>
  (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows;

/** Ready, and expiring in a minute. */
const expiring = async (count: number, wish: Parameters<Sales['readyCart']>[0]): Promise<ReadyCart[]> => {
  const carts = await Promise.all(Array.from({ length: count }, () => sales.readyCart(wish)));
  const soon = { expires_at: later(minute) };
  await sales.db.updateTable('carts').set(soon).execute();
  return carts;
};
const oneExpiring = async (wish: Parameters<Sales['readyCart']>[0]): Promise<ReadyCart> => {
  const [cart] = await expiring(1, wish);
  if (!cart) throw new Error('no cart');
  return cart;
};

const clear = (minutes: number): Promise<number> => deleteExpiredCarts(sales.db, later(minutes * minute), 100);

const submit: SubmitForm = async (url, payload) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
  const answer = await sales.apps[0].inject({ method: 'POST', url, headers, payload });
  return String(answer.headers.location ?? '');
};

describe('[cart.expired] a cart that has expired', () => {
  it('stays as long as its order is shown, and goes then', async () => {
    const cart = await oneExpiring({});
    const { body } = await sales.decide(cart);
    expect(await clear(29)).toBe(0);
    expect((await sales.seeOrder(body.id, cart)).body).toMatchObject({ email: orderer.email });
    // Where the answer to the decision was lost, the cart leads to the order.
    const { body: seen } = await sales.ask('GET', `/v1/carts/${cart.token}`);
    expect(seen).toMatchObject({ order_no: body.order_no, order_id: body.id, orderer: null });
    // Nobody is told to begin anew, however old the cart is by now.
    await sales.db
      .updateTable('carts')
      .set({ expires_at: later(-minute) })
      .execute();
    expect((await sales.ask('GET', `/v1/carts/${cart.token}`)).body).toMatchObject({ order_id: body.id });
    const products = [{ key: 'l1', quantity: 2 }];
    expect(await sales.ask('PATCH', '/v1/carts/products/modify', { token: cart.token, products })).toMatchObject({
      status: 404,
      body: { code: 'cart.common.is_ordered' },
    });
    await sales.db
      .updateTable('carts')
      .set({ expires_at: later(minute) })
      .execute();
    expect(await clear(31)).toBe(1);
    expect((await sales.order(body.order_no)).cart_id).toBeNull();
  });

  it('tells of its order once that is cancelled, and takes nothing: who goes on has a new one', async () => {
    const cart = await sales.readyCart();
    const { body } = await sales.decide(cart);
    const { id } = await sales.order(body.order_no);
    expect(await createCancelOrder({ db: sales.db, settlement: sales.shop.settlement })(id, cancelling)).toBe(true);
    const told = { order_no: body.order_no, order_id: body.id, is_order_cancelled: true, count: 0, next_step: null };
    const url = `/v1/carts/${cart.token}`;
    expect(await sales.ask('GET', url)).toMatchObject({ status: 200, body: told });
    const byNumber = await asker(sales.apps[0], 'test', cart.token)('GET', `/v1/carts/order/${String(body.order_no)}`);
    expect(byNumber).toMatchObject({ status: 200, body: told });
    const products = [{ sku_id: await sales.skuId('SE-01'), quantity: 1 }];
    const added = await sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products });
    expect(added).toMatchObject({ status: 404, body: { code: 'cart.common.is_ordered' } });
    expect((await sales.decide(cart)).body).toMatchObject({ order_no: body.order_no, order_status: 'cancelled' });
    const begun = (await sales.ask('POST', '/v1/carts/init', { token: cart.token })).body;
    expect(begun).toMatchObject({ order_no: null, count: 0 });
    expect(begun.token).not.toBe(cart.token);
  });

  it('stays while its order waits, however long, and goes when that came to nothing', async () => {
    const cart = await oneExpiring({ pay: 'card', card: 'challenge' });
    const challengeUrl = await goToBank(sales.ask, cart);
    expect(await clear(24 * 60)).toBe(0);
    await submit(await submit(challengeUrl, 'result=cancel'), '');
    expect((await ask('select status from orders'))[0]).toEqual({ status: 'payment_failed' });
    expect(await clear(2)).toBe(1);
  });

  it('is nobody’s obstacle: payments are settled while carts are cleared up on two nodes', async () => {
    const carts = await expiring(12, { pay: 'card', card: 'challenge' });
    const challenges = await Promise.all(carts.map((cart) => goToBank(sales.ask, cart)));
    const clearing = Array.from({ length: 30 }, () => clear(2));
    const [cleared] = await Promise.all([
      Promise.all(clearing),
      Promise.all(challenges.map((url) => approve(submit, url))),
    ]);
    expect(cleared.every((count) => count === 0)).toBe(true);
    expect(await ask('select status, cart_id from orders where cart_id is null or status <> $$ordered$$')).toEqual([]);
    expect(await brokenBooks(ask)).toEqual([]);
  }, 60_000);
});

describe('the rules of the books', () => {
  it('hold for a shop that ships, and find a shipped order without its money', async () => {
    const { body } = await sales.decide(await sales.readyCart({ pay: 'cod' }));
    for (const status of ['preparing', 'shipped', 'delivered']) {
      await ask(`with told as (insert into order_events (order_id, at, from_status, to_status)
          select id, now(), status, '${status}' from orders)
        update orders set status = '${status}'`);
      expect(await brokenBooks(ask)).toEqual([]);
    }
    await ask('alter table payments disable trigger user');
    await ask(`update payments set status = 'voided'`);
    expect(await brokenBooks(ask)).toEqual([expect.stringContaining(String(body.order_no))]);
    await ask('alter table payments enable trigger user');
  });
});
