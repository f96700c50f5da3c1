import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { createDatabase } from '../../../../db/client';
import { inTransaction } from '../../../../db/transaction';
import { createShop, type Shop } from '../../../shop';
import { openTestShop, quiet, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { hashCartToken } from '../rows/token';
import { card, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const contextIn = async ({ channels }: Shop) => {
  const channel = await channels.find({ id: 'test' });
  if (!channel) throw new Error('There is no channel test.');
  return { channel, now: new Date('2026-11-20T12:00:00+09:00') };
};

const countOf = async (table: 'carts' | 'idempotency_keys') => {
  const { count } = await shop.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('parallel changes of one cart', () => {
  it('lose none, on more connections than the pool has', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    await times(40, () => shopper.change('cart.addProducts', { token, products }));
    expect((await shopper.see(token)).count).toBe(41);
  });

  it('of different kinds come one after the other', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1, 'YO-01': 1 });
    const skus = await Promise.all(['KK-06', 'SH-01'].map((sku) => shopper.skuId(sku)));
    const key = detail.products[1]?.key;
    await Promise.all([
      ...skus.map((sku_id) => shopper.change('cart.addProducts', { token, products: [{ sku_id, quantity: 2 }] })),
      shopper.change('cart.modifyProducts', { token, products: [{ key: detail.products[0]?.key, quantity: 5 }] }),
      shopper.change('cart.deleteProducts', { token, key }),
      shopper.change('cart.resetShippings', { token, is_removing_address: true }),
    ]);
    const cart = await shopper.see(token);
    const quantities = Object.fromEntries(
      cart.detail.products.map(({ product_info: info, quantity }) => [info.sku, quantity]),
    );
    expect(quantities).toEqual({ 'SE-01': 5, 'KK-06': 2, 'SH-01': 2 });
    expect(new Set(cart.detail.products.map((line) => line.key)).size).toBe(3);
    const packed = new Set(cart.detail.products.map(({ packing_key: packing }) => packing));
    expect(cart.detail.shippings[0]?.packings.map((packing) => packing.key).sort()).toEqual([...packed].sort());
  });

  it('never put more in than there is', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const products = [{ sku_id: await shopper.skuId('YO-01'), quantity: 1 }];
    const answers = await times(10, () => shopper.ask('cart.addProducts', { token, products }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    expect((await shopper.see(token)).count).toBe(4);
  });
});

describe('an Idempotency-Key', () => {
  const add = (key: string, body: object, options = {}) =>
    shop.ask('cart.addProducts', { body, headers: { 'idempotency-key': key } }, options);

  it('lets parallel requests take effect once, and all get the same answer', async () => {
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const key = randomUUID();
    const before = await countOf('carts');
    const answers = await times(12, () => add(key, { products }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await countOf('carts')).toBe(before + 1);
    const { token } = answers[0]?.body as Cart;
    expect((await shopper.see(token)).count).toBe(1);
  });

  it('lets parallel growths of one cart take effect once', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 2 }];
    const key = randomUUID();
    await times(8, () => add(key, { token, products }));
    expect((await shopper.see(token)).count).toBe(3);
  });

  it('stands for one body: another one is refused', async () => {
    const sku_id = await shopper.skuId('SE-01');
    const key = randomUUID();
    expect((await add(key, { products: [{ sku_id, quantity: 1 }] })).status).toBe(200);
    expect(await add(key, { products: [{ quantity: 1, sku_id }] })).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await add(key, { products: [{ sku_id, quantity: 2 }] })).toMatchObject({
      status: 409,
      body: { code: 'idempotency.mismatch' },
    });
    expect(await add('short', { products: [{ sku_id, quantity: 1 }] })).toMatchObject({ status: 422 });
  });

  it('repeats a success, not a failure', async () => {
    const key = randomUUID();
    const sku_id = await shopper.skuId('KK-15');
    const body = { products: [{ sku_id, quantity: 1 }] };
    expect((await add(key, body)).status).toBe(422);
    await shop.db.updateTable('stocks').set({ quantity: 1 }).where('sku_id', '=', sku_id).execute();
    const first = await add(key, body);
    expect(first.status).toBe(200);
    await shop.db.updateTable('stocks').set({ quantity: 0 }).where('sku_id', '=', sku_id).execute();
    // The cart as it is by now: its one piece is sold out.
    const again = await add(key, body);
    expect(again).toMatchObject({
      status: 200,
      body: { token: (first.body as Cart).token, count: 1, next_step: null },
    });
  });

  it('belongs to one shop, and is forgotten after a day', async () => {
    const key = randomUUID();
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const first = (await add(key, { products })).body as Cart;
    const theirs = [{ sku_id: await shopper.skuId('KK-06', 'other'), quantity: 1 }];
    expect((await add(key, { products: theirs }, { channel: 'other' })).status).toBe(200);
    const hours = (count: number) => ({ now: new Date(Date.parse('2026-11-20T12:00:00+09:00') + count * 3_600_000) });
    expect(((await add(key, { products }, hours(23.9))).body as Cart).token).toBe(first.token);
    expect(((await add(key, { products }, hours(24.1))).body as Cart).token).not.toBe(first.token);
  });

  it('is its caller’s own: another visitor with the same short one gets a cart of their own', async () => {
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const carts = await times(4, async () => (await add('12345678', { products })).body as Cart);
    expect(new Set(carts.map(({ token }) => token)).size).toBe(4);
    // With their tokens, each repeats their own and no other's, also under one key at once.
    const growths = carts.flatMap(({ token }) => [
      { token, products },
      { token, products },
    ]);
    const grown = await Promise.all(growths.map(async (body) => ({ body, answer: await add('12345678', body) })));
    for (const { body, answer } of grown)
      expect(answer).toMatchObject({ status: 200, body: { token: body.token, count: 2 } });
  });

  it('repeats what began a cart for whoever has that cart since, and for nobody else', async () => {
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 2 }];
    const key = randomUUID();
    const { token } = (await add(key, { products })).body as Cart;
    const presses = await times(6, (index) => add(key, { products, ...(index % 2 === 0 ? { token } : {}) }));
    for (const press of presses) expect(press).toMatchObject({ status: 200, body: { token, count: 2 } });
    const other = await shopper.cartWith({ 'KK-06': 1 });
    expect(await add(key, { products, token: other.token })).toMatchObject({
      status: 200,
      body: { token: other.token, count: 3 },
    });
    expect((await shopper.see(token)).count).toBe(2);
    expect((await add(key, { products: [{ ...products[0], quantity: 3 }], token })).status).toBe(409);
  });

  it.each([{}, { 'KK-06': 1 }])(
    'puts goods in again that were all taken out meanwhile, whatever else is in the cart: %j',
    async (others) => {
      const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
      const key = randomUUID();
      const { token, detail } = (await add(key, { products })).body as Cart;
      const line = detail.products[0]?.key ?? '';
      expect((await shop.ask('cart.deleteProducts', { body: { token, key: line } })).status).toBe(200);
      for (const sku of Object.keys(others))
        await shop.ask('cart.addProducts', {
          body: { token, products: [{ sku_id: await shopper.skuId(sku), quantity: 1 }] },
        });
      const count = 1 + Object.keys(others).length;
      for (let press = 0; press < 2; press += 1)
        expect((await add(key, { products, token })).body).toMatchObject({ token, count });
    },
  );

  it('begins anew once what it began was ordered, and then repeats that', async () => {
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const key = randomUUID();
    const { token } = (await add(key, { products })).body as Cart;
    await shop.db
      .updateTable('carts')
      .set({ status: 'ordered' })
      .where('token_hash', '=', hashCartToken(token))
      .execute();
    expect(await add(key, { products, token })).toMatchObject({
      status: 404,
      body: { code: 'cart.common.is_ordered' },
    });
    const next = (await add(key, { products })).body as Cart;
    expect(next).toMatchObject({ count: 1 });
    expect(next.token).not.toBe(token);
    expect((await add(key, { products, token: next.token })).body).toMatchObject({ token: next.token, count: 1 });
  });

  it('keeps no token that could be read in the table', async () => {
    const key = randomUUID();
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const { token } = (await add(key, { products })).body as Cart;
    const rows = JSON.stringify(await shop.db.selectFrom('idempotency_keys').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(key);
  });
});

describe('a cart on its way to an order', () => {
  it('is locked: a change waits until the decision has ended', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 1, 'KK-06': 2 });
    const { carts } = shop.shop;
    const terms = await carts.terms(await contextIn(shop.shop));
    const key = cart.detail.products[0]?.key;
    let change: Promise<Cart> | undefined;
    await inTransaction(shop.db, async (trx) => {
      const locked = await carts.lockForDecision(trx, terms, cart.token);
      if (!locked.ok) throw new Error(locked.code);
      expect(locked.cart.view).toEqual(cart);
      expect(locked.cart.paymentMethod?.kind).toBe('cod');
      expect(locked.cart.addresses.get(cart.detail.shippings[0]?.key ?? '')).toEqual(cart.detail.shippings[0]?.address);
      const ids = locked.cart.skus.map(({ skuId }) => skuId);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      change = shopper.change('cart.modifyProducts', { token: cart.token, products: [{ key, quantity: 5 }] });
      const meanwhile = await shopper.see(cart.token);
      expect(meanwhile.count).toBe(3);
    });
    expect((await change)?.count).toBe(7);
  });

  it('that was ordered shows its order, is changed no more, and begins anew', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 1, 'KK-10': 5 });
    const { token } = cart;
    const decided = await shop.ask('cart.decide', {
      params: { token },
      body: { fingerprint: cart.fingerprint },
    });
    const order = decided.body as { order_no: string };
    const ordered = await shopper.see(token);
    expect(ordered).toMatchObject({ order_no: order.order_no, next_step: null, count: 0 });
    const gone = { status: 404, body: { code: 'cart.common.is_ordered' } };
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    expect(await shopper.ask('cart.addProducts', { token, products })).toMatchObject(gone);
    expect(await shopper.ask('cart.reset', { token })).toMatchObject(gone);
    expect((await shopper.ask('cart.init', { token })).body).toMatchObject({ count: 0, order_no: null });
  });

  it('that was ordered has forgotten who ordered, where it goes and the card; its token shows nothing of it', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 1 }, 'bank');
    const { id, token } = cart;
    const [shipping] = cart.detail.shippings;
    await shopper.change('cart.modifyShipping', { token, key: shipping?.key, address: otherAddress });
    await shop.db
      .updateTable('carts')
      .set({ card: JSON.stringify(card) })
      .where('id', '=', id)
      .execute();
    const { fingerprint } = await shopper.see(token);
    expect(await shop.ask('cart.decide', { params: { token }, body: { fingerprint } })).toMatchObject({ status: 200 });
    const shown = await shopper.see(token);
    expect(shown).toMatchObject({ orderer: null, payment: null, detail: { products: [], shippings: [] } });
    for (const call of ['cart.leadTimes', 'cart.payments'] as const)
      expect(await shop.ask(call, { params: { token } })).toMatchObject({ status: 404 });
    const rows = await shop.db
      .selectFrom('carts')
      .innerJoin('cart_shippings', 'cart_shippings.cart_id', 'carts.id')
      .select(['orderer', 'card', 'address'])
      .where('carts.id', '=', id)
      .execute();
    expect(rows).toEqual([{ orderer: null, card: null, address: null }]);
  });

  it('cannot be ordered while the shop has stopped selling', async () => {
    const { token } = await shopper.completeCart({ 'SE-01': 1 });
    const terms = { ...(await shop.shop.carts.terms(await contextIn(shop.shop))), isSelling: false };
    const locked = await inTransaction(shop.db, (trx) => shop.shop.carts.lockForDecision(trx, terms, token));
    expect(locked).toEqual({ ok: false, code: 'cart.selling.is_stopped' });
  });
});

describe('a pool of one connection', () => {
  it('is enough for any change: a transaction waits for no second one', async () => {
    const db = createDatabase(shop.url, { pool: 1, log: quiet });
    const single = createShop({ db, versions: shop.versions });
    const given = await contextIn(single);
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const request = { call: 'cart.addProducts', key: randomUUID(), caller: null, body: {} };
    const added = await times(5, () => single.carts.addProducts(given, null, { products }, request));
    expect(added.every(({ ok }) => ok)).toBe(true);
    await db.destroy();
  });
});
