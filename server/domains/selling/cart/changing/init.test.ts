import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { deleteExpiredCarts } from '../cart.service';
import { card, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const init = async (body: object, now?: Date): Promise<Cart> => {
  const { status, body: cart } = await shopper.ask('cart.init', body, now ? { now } : {});
  expect(status).toBe(200);
  return cart as Cart;
};

/** The last moment of a cart that tests have made, and the one after it. */
const lastMoment = new Date('2026-12-20T11:59:59.999+09:00');
const tooLate = new Date('2026-12-20T12:00:00+09:00');

describe('a cart is initialised', () => {
  it('[cart.init] [call.cart-init] as the cart of the token, else as a new one', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    expect(await init({ token })).toMatchObject({ token, count: 2, invalid_product: false });
    for (const unknown of [null, '', 'no-such-cart-here', 'カート', "'; drop table carts; --"]) {
      const begun = await init({ token: unknown });
      expect(begun).toMatchObject({ count: 0, next_step: null });
      expect(begun.token).not.toBe(token);
    }
    expect((await init({})).count).toBe(0);
  });

  it('each time with a token that nobody has had', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await init({})).token));
    expect(new Set(tokens).size).toBe(8);
  });

  it('[cart.invalid-product] without what is sold no more, and says so until the shopper goes on', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1, 'SH-01': 1 });
    const sku = await shopper.skuId('SH-01');
    await shop.db.updateTable('skus').set({ is_active: false }).where('id', '=', sku).execute();
    expect((await shopper.see(token)).detail.products).toHaveLength(2);
    const cart = await init({ token });
    await shop.db.updateTable('skus').set({ is_active: true }).where('id', '=', sku).execute();
    expect(cart).toMatchObject({ invalid_product: true, next_step: 'orderer', detail: { products: [{}] } });
    expect((await shopper.see(token)).invalid_product).toBe(true);
    const products = [{ key: cart.detail.products[0]?.key, quantity: 2 }];
    expect((await shopper.change('cart.modifyProducts', { token, products })).invalid_product).toBe(false);
  });

  it('[cart.invalid-product] marked when the browser was refused a product', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    expect(await init({ token, invalid_product: true })).toMatchObject({ count: 1, invalid_product: true });
  });

  it('empty where all of it is gone', async () => {
    const { token } = await shopper.cartWith({ 'SH-01': 1 });
    await shop.db.updateTable('products').set({ is_published: false }).where('key', '=', 'shishu').execute();
    const cart = await init({ token });
    await shop.db.updateTable('products').set({ is_published: true }).where('key', '=', 'shishu').execute();
    expect(cart).toMatchObject({ token, count: 0, next_step: null, invalid_product: true });
  });
});

describe('a cart that has expired', () => {
  it('[cart.expired] is gone thirty days after its last change, and a new one begins', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    expect((await shopper.see(token, { now: lastMoment })).count).toBe(1);
    const body = { code: 'cart.common.is_expired' };
    expect(await shop.ask('cart.cart', { params: { token } }, { now: tooLate })).toMatchObject({ status: 404, body });
    expect(await shopper.ask('cart.reset', { token }, { now: tooLate })).toMatchObject({ status: 404, body });
    const begun = await init({ token }, tooLate);
    expect(begun.token).not.toBe(token);
  });

  it('lives on from every change', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1 });
    const products = [{ key: detail.products[0]?.key, quantity: 2 }];
    await shopper.change('cart.modifyProducts', { token, products }, { now: lastMoment });
    expect((await shopper.see(token, { now: tooLate })).count).toBe(2);
  });

  it('is swept, and no other', async () => {
    await shop.db.deleteFrom('carts').execute();
    const { id } = await shopper.completeCart({ 'SE-01': 1, 'KK-06': 1 });
    const { token: kept } = await shopper.cartWith({ 'SE-01': 1 }, { now: lastMoment });
    expect(await deleteExpiredCarts(shop.db, lastMoment, 10)).toBe(0);
    expect(await deleteExpiredCarts(shop.db, tooLate, 10)).toBe(1);
    expect((await shopper.see(kept)).count).toBe(1);
    const lines = await shop.db.selectFrom('cart_lines').select('id').where('cart_id', '=', id).execute();
    expect(lines).toEqual([]);
  });
});

describe('a cart is reset', () => {
  it('to an empty one under the same token, with nothing of what was typed', async () => {
    const { token } = await shopper.completeCart({ 'KK-06': 1, 'SH-01': 1 }, 'card');
    await shopper.change('cart.addShipping', { token, address: otherAddress });
    const cart = await shopper.change('cart.reset', { token });
    expect(cart).toMatchObject({ token, count: 0, orderer: null, payment: null, payment_id: null, next_step: null });
    expect(cart.detail.shippings).toMatchObject([{ is_orderer: true, address: null, packings: [] }]);
    const row = await shop.db.selectFrom('carts').selectAll().where('id', '=', cart.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(orderer.email);
    expect(JSON.stringify(row)).not.toContain(card.token);
  });
});

describe('whoever has no token of this shop', () => {
  it('learns nothing: a wrong token, another shop’s and a missing cart look the same', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const elsewhere = { channel: 'other' };
    const theirs = await shopper.skuId('KK-06', 'other');
    const reads = ['cart.cart', 'cart.leadTimes', 'cart.payments'] as const;
    const answers = await Promise.all([
      ...reads.map((call) => shop.ask(call, { params: { token } }, elsewhere)),
      ...reads.map((call) => shop.ask(call, { params: { token: `${token.slice(1)}${token[0]}` } })),
      shop.ask('cart.checkPayment', { params: { token, payment_id: 1 } }, elsewhere),
      shopper.ask('cart.reset', { token }, elsewhere),
      shopper.ask('cart.addProducts', { token, products: [{ sku_id: theirs, quantity: 1 }] }, elsewhere),
      shopper.ask('cart.modifyProducts', { token, products: [{ key: 'l3', quantity: 1 }] }, elsewhere),
      shopper.ask('cart.deleteProducts', { token, key: 'l3' }, elsewhere),
      shopper.ask('cart.resetShippings', { token }, elsewhere),
      shopper.ask('cart.addShipping', { token, address: otherAddress }, elsewhere),
      shopper.ask('cart.modifyShipping', { token, key: 's1', to_orderer: true }, elsewhere),
      shopper.ask(
        'cart.modifyPackings',
        { token, packings: [{ key: 'p2', delivery_at: null, delivery_timezone_key: 'none' }] },
        elsewhere,
      ),
      shopper.ask('cart.modifyOrder', { token, orderer }, elsewhere),
      shop.ask('cart.decide', { params: { token }, body: { fingerprint: 'x'.repeat(22) } }, elsewhere),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(noCart);
    expect((await shopper.see(token)).count).toBe(1);
  });
});

const noCart = {
  status: 404,
  body: { code: 'cart.common.not_found', message: expect.stringContaining('カートが見つかりませんでした。') as string },
};
