import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const setSku = (sku: string, values: { price_jpy?: number; is_active?: boolean }) =>
  shop.db.updateTable('skus').set(values).where('channel_id', '=', 'test').where('sku', '=', sku).execute();

const setStock = async (sku: string, quantity: number) =>
  shop.db
    .updateTable('stocks')
    .set({ quantity })
    .where('sku_id', '=', await shopper.skuId(sku))
    .execute();

const setPublished = (key: string, isPublished: boolean) =>
  shop.db
    .updateTable('products')
    .set({ is_published: isPublished })
    .where('channel_id', '=', 'test')
    .where('key', '=', key)
    .execute();

const storedCarts = async () => {
  const { count } = await shop.db
    .selectFrom('carts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('how many can be had', () => {
  it('says with each line why it is no more: the limit of an order, the stock, or both', async () => {
    const note = async (sku: string) => (await shopper.cartWith({ [sku]: 1 })).detail.products[0]?.limit_note;
    expect(await note('KK-06')).toBe('一度のご注文は10点までです。');
    expect(await note('KK-10')).toBe('在庫は残り5点です。');
    await setStock('KK-10', 10);
    expect(await note('KK-10')).toBe('在庫は残り10点、一度のご注文は10点までです。');
    await setStock('KK-10', 5);
  });
});

describe('putting products into a cart', () => {
  it('[ent.cart] begins a cart and answers all of it', async () => {
    const cart = await shopper.cartWith({ 'KK-06': 2, 'SE-01': 1 });
    expect(cart.token).toMatch(/^[\w-]{32}$/);
    expect(cart).toMatchObject({ order_no: null, count: 3, payment_id: null, next_step: 'orderer' });
    expect(cart.expire_at).toBe('2026-12-20T03:00:00.000Z');
    const [kurikinton, sencha] = cart.detail.products;
    expect(kurikinton).toMatchObject({
      product_info: { key: 'kurikinton', sku: 'KK-06', options: ['6個'], maker: '栗舎やまがら', temperature: '冷蔵' },
      unit_price: 1680,
      quantity: 2,
      max_quantity: 10,
      subtotal: 3360,
      issue: null,
    });
    expect(sencha).toMatchObject({ product_info: { picture: null, options: [] }, max_quantity: 99, subtotal: 1080 });
    expect(cart.detail.order).toMatchObject({ total_products: 4440, total_payment: 4440 + 1100 });
  });

  it('keeps of its token a hash only', async () => {
    const { id, token } = await shopper.cartWith({ 'SE-01': 1 });
    const row = await shop.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_hash.toString()).not.toContain(token);
  });

  it('grows an equal line, also within one call', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const sku_id = await shopper.skuId('SE-01');
    const products = [
      { sku_id, quantity: 2 },
      { sku_id, quantity: 3 },
    ];
    const cart = await shopper.change('cart.addProducts', { token, products });
    expect(cart.detail.products.map(({ quantity }) => quantity)).toEqual([6]);
  });

  it('puts goods of one temperature into one parcel, and chilled ones take along what bears it', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 1, 'SH-01': 1 });
    expect(cart.detail.shippings[0]?.packings.map(({ temperature }) => temperature)).toEqual(['常温']);
    const products = [{ sku_id: await shopper.skuId('KK-06'), quantity: 1 }];
    const chilled = await shopper.change('cart.addProducts', { token: cart.token, products });
    const packings = new Map(chilled.detail.shippings[0]?.packings.map(({ key, temperature }) => [key, temperature]));
    expect(chilled.detail.products.map(({ packing_key: key }) => packings.get(key))).toEqual(['冷蔵', '常温', '冷蔵']);
    const key = chilled.detail.products[2]?.key;
    const again = await shopper.change('cart.deleteProducts', { token: cart.token, key });
    expect(again.detail.shippings[0]?.packings).toEqual(cart.detail.shippings[0]?.packings);
  });

  it('refuses more than the shelf holds or the shop gives, and says what is possible', async () => {
    const before = await storedCarts();
    const add = async (sku: string, quantity: number) =>
      shopper.ask('cart.addProducts', { products: [{ sku_id: await shopper.skuId(sku), quantity }] });
    expect(await add('YO-01', 4)).toMatchObject({
      status: 422,
      body: {
        code: 'cart.update_products.stock',
        errors: { 'products.0.quantity': [{ message: '在庫は残り3点です。数量をご確認ください。' }] },
      },
    });
    expect(await add('KK-06', 11)).toMatchObject({
      status: 422,
      body: {
        code: 'cart.update_products.max_quantity',
        errors: { 'products.0.quantity': [{ message: '一度にご注文いただけるのは10点までです。' }] },
      },
    });
    expect(await add('KK-15', 1)).toMatchObject({ status: 422, body: { code: 'cart.update_products.stock' } });
    expect(await storedCarts()).toBe(before);
  });

  it('counts what is in the cart already', async () => {
    const { token } = await shopper.cartWith({ 'YO-01': 2 });
    const products = [{ sku_id: await shopper.skuId('YO-01'), quantity: 2 }];
    const { status, body } = await shopper.ask('cart.addProducts', { token, products });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: expect.stringContaining('すでにカートに2点') as string });
    expect((await shopper.see(token)).count).toBe(2);
  });

  it('knows no shelf for what is made to order', async () => {
    const cart = await shopper.cartWith({ 'SH-01': 50 });
    expect(cart.detail.products[0]).toMatchObject({ quantity: 50, max_quantity: 99, issue: null });
  });

  it('refuses what is not sold: of another shop, sold no more, or not yet', async () => {
    await setSku('KK-10', { is_active: false });
    const other = await shopper.skuId('KK-06', 'other');
    const ids = [other, await shopper.skuId('KK-10'), 999_999_999, await shopper.skuId('TO-01')];
    const codes = await Promise.all(
      ids.map(async (sku_id) => {
        const { status, body } = await shopper.ask('cart.addProducts', { products: [{ sku_id, quantity: 1 }] });
        return [status, body];
      }),
    );
    await setSku('KK-10', { is_active: true });
    const lost = [422, expect.objectContaining({ code: 'cart.update_products.product_not_found' })];
    const later = [422, expect.objectContaining({ code: 'cart.update_products.not_sale' })];
    expect(codes).toEqual([lost, lost, lost, later]);
  });

  it('takes all of a call or nothing', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const products = [
      { sku_id: await shopper.skuId('SE-01'), quantity: 1 },
      { sku_id: await shopper.skuId('YO-01'), quantity: 9 },
    ];
    const { status, body } = await shopper.ask('cart.addProducts', { token, products });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['products.1.quantity']]);
    expect((await shopper.see(token)).count).toBe(1);
  });
});

describe('changing lines', () => {
  it('sets quantities', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1, 'YO-01': 1 });
    const products = detail.products.map(({ key }, index) => ({ key, quantity: index + 2 }));
    const cart = await shopper.change('cart.modifyProducts', { token, products });
    expect(cart.detail.products.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(cart.detail.order.total_products).toBe(2 * 1080 + 3 * 2160);
  });

  it('refuses too many, and a line that is not there', async () => {
    const { token, detail } = await shopper.cartWith({ 'YO-01': 1 });
    const key = detail.products[0]?.key;
    const modify = (products: object[]) => shopper.ask('cart.modifyProducts', { token, products });
    expect(await modify([{ key, quantity: 4 }])).toMatchObject({
      status: 422,
      body: { code: 'cart.update_products.stock', errors: { 'products.0.quantity': [{}] } },
    });
    expect(await modify([{ key: 'l999', quantity: 1 }])).toMatchObject({
      status: 422,
      body: { code: 'cart.update_products.part_not_found', errors: { 'products.0.key': [{}] } },
    });
  });

  it('[call.cart-products-delete] takes lines out by key or by ids; one that is gone is no fault', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1, 'YO-01': 1, 'SH-01': 1 });
    const [a, b, c] = detail.products.map(({ key }) => key);
    const one = await shopper.change('cart.deleteProducts', { token, key: a });
    expect(one.detail.products.map(({ key }) => key)).toEqual([b, c]);
    const none = await shopper.change('cart.deleteProducts', { token, ids: [a, b, c] });
    expect(none).toMatchObject({ count: 0, next_step: null });
    expect(none.detail.order.total_payment).toBe(0);
    expect(none.detail.shippings).toMatchObject([{ packings: [], carriage: 0 }]);
    expect(await shopper.ask('cart.deleteProducts', { token })).toMatchObject({ status: 422 });
  });

  it('holds fifty kinds of goods at most', async () => {
    const product = await shop.db
      .selectFrom('products')
      .select('id')
      .where('channel_id', '=', 'test')
      .where('key', '=', 'sencha')
      .executeTakeFirstOrThrow();
    const skus = await shop.db
      .insertInto('skus')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          channel_id: 'test',
          product_id: product.id,
          sku: `MANY-${index}`,
          options: JSON.stringify({ 番: String(index) }),
          price_jpy: 100,
          is_made_to_order: true,
        })),
      )
      .returning('id')
      .execute();
    const add = (from: number, to: number, token?: string) =>
      shopper.ask('cart.addProducts', {
        ...(token === undefined ? {} : { token }),
        products: skus.slice(from, to).map(({ id }) => ({ sku_id: id, quantity: 1 })),
      });
    const { token } = (await add(0, 20)).body as { token: string };
    await add(20, 40, token);
    expect(await add(40, 50, token)).toMatchObject({ status: 200, body: { count: 50 } });
    expect(await add(50, 51, token)).toMatchObject({
      status: 422,
      body: { code: 'cart.update_products.too_many_lines' },
    });
  });
});

describe('what has changed since a product was put in', () => {
  const issueOf = async (token: string) => {
    const cart = await shopper.see(token);
    return { ...cart.detail.products[0]?.issue, next: cart.next_step, max: cart.detail.products[0]?.max_quantity };
  };

  it('is said when fewer are left than wanted, or none', async () => {
    const { token } = await shopper.cartWith({ 'YO-01': 3 });
    await setStock('YO-01', 2);
    expect(await issueOf(token)).toMatchObject({ code: 'quantity', is_blocking: true, next: null, max: 2 });
    await setStock('YO-01', 0);
    expect(await issueOf(token)).toMatchObject({ code: 'sold_out', is_blocking: true, next: null, max: 0 });
    await setStock('YO-01', 3);
    expect(await issueOf(token)).toMatchObject({ next: 'orderer', max: 3 });
  });

  it('shows the new price, and a higher one waits until it is taken note of', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    await setSku('SE-01', { price_jpy: 1200 });
    expect(await issueOf(token)).toMatchObject({
      code: 'price_changed',
      message: '価格が1,080円から1,200円（税込）に変わりました。',
      is_blocking: true,
      next: null,
    });
    const cart = await shopper.see(token);
    expect(cart.detail.order.total_products).toBe(2400);
    const key = cart.detail.products[0]?.key;
    // Another quantity or more of it, perhaps from a page that still says the old price, is no consent.
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    await shopper.change('cart.addProducts', { token, products });
    await shopper.change('cart.modifyProducts', { token, products: [{ key, quantity: 2 }] });
    expect(await issueOf(token)).toMatchObject({ code: 'price_changed', next: null });
    const noted = await shopper.change('cart.modifyProducts', { token, products: [{ key, quantity: 2 }] });
    expect(noted).toMatchObject({ next_step: 'orderer', detail: { products: [{ issue: null, unit_price: 1200 }] } });
    await setSku('SE-01', { price_jpy: 1080 });
    expect(await issueOf(token)).toMatchObject({ code: 'price_changed', is_blocking: false, next: 'orderer' });
  });

  it('marks what is sold no more until it is dropped', async () => {
    const { token, detail } = await shopper.cartWith({ 'SH-01': 1 });
    await setSku('SH-01', { is_active: false });
    expect(await issueOf(token)).toMatchObject({ code: 'product_not_found', is_blocking: true, max: 0 });
    await setSku('SH-01', { is_active: true });
    await setPublished('shishu', false);
    expect(await issueOf(token)).toMatchObject({ code: 'not_sale', is_blocking: true });
    const products = [{ key: detail.products[0]?.key, quantity: 2 }];
    const { body } = await shopper.ask('cart.modifyProducts', { token, products });
    expect(body).toMatchObject({ code: 'cart.update_products.not_sale' });
    await setPublished('shishu', true);
  });
});

describe('a shop that has stopped selling', () => {
  it('[site.selling-flag] takes nothing more into a cart, and lets take out', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const stop = ['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'].map(
      (key, index) => ({ channel_id: 'test', key, value: JSON.stringify(index === 0) }),
    );
    await shop.db.insertInto('settings').values(stop).execute();
    // Settings are read anew seconds later at the latest. Nothing is sold in this suite from here on.
    const now = new Date('2026-11-20T12:00:11+09:00');
    const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1 }];
    const answer = await shopper.ask('cart.addProducts', { token, products }, { now });
    const key = (await shopper.see(token)).detail.products[0]?.key;
    const less = await shopper.change('cart.deleteProducts', { token, key }, { now });
    expect(answer).toMatchObject({ status: 422, body: { code: 'cart.selling.is_stopped' } });
    expect(less.count).toBe(0);
  });
});
