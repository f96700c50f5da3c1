import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await allowSeveral(shop, true);
});
afterAll(() => shop.close());

/** A cart with these SKUs and two shippings: `first` to the orderer, `key` to somebody else. */
const twoPlaces = async (wanted: Readonly<Record<string, number>>) => {
  const { token } = await shopper.cartWith(wanted);
  await shopper.change('cart.modifyOrder', { token, orderer });
  const cart = await shopper.change('cart.addShipping', { token, address: otherAddress });
  const [first, other] = cart.detail.shippings;
  return { token, first: first?.key ?? '', key: other?.key ?? '' };
};

type Shares = Parameters<Shopper['divisions']>[0];
const ask = async (token: string, shares: Shares) =>
  shopper.ask('cart.divideProducts', { token, products: await shopper.divisions(shares) });
const divide = async (token: string, shares: Shares): Promise<Cart> =>
  shopper.change('cart.divideProducts', { token, products: await shopper.divisions(shares) });

const linesOf = ({ detail }: Cart) =>
  detail.products.map(({ product_info: { sku }, shipping_key: to, quantity }) => `${sku} ${to} ${quantity}`);

describe('[cart.multiple-shipping] dividing products over addresses', () => {
  it('gives each address lines, parcels, carriage and days of its own', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 3, 'KK-06': 2 });
    const cart = await divide(token, { 'SE-01': { [first]: 1, [key]: 2 }, 'KK-06': { [first]: 2, [key]: 0 } });
    expect(linesOf(cart)).toEqual([`SE-01 ${first} 1`, `SE-01 ${key} 2`, `KK-06 ${first} 2`]);
    expect(cart).toMatchObject({ count: 5, next_step: 'delivery' });
    expect(cart.detail.shippings).toMatchObject([
      { is_orderer: true, carriage: 1100, products_total: 1080 + 2 * 1680, packings: [{ temperature: '冷蔵' }] },
      { is_orderer: false, carriage: 1320, products_total: 2160, packings: [{ temperature: '常温' }] },
    ]);
    expect(cart.detail.order.total_carriage).toBe(2420);
    const { data } = await shop.get('cart.leadTimes', { params: { token } });
    expect(data.map(({ shipping_key: to }) => to)).toEqual([first, key]);
    const packings = data.map(({ packing_key: own, latest }, at) => ({
      key: own,
      delivery_at: at === 0 ? null : latest,
      delivery_timezone_key: at === 0 ? 'am' : '14-16',
    }));
    const chosen = await shopper.change('cart.modifyPackings', { token, packings });
    expect(chosen.next_step).toBe('payment');
    expect(chosen.detail.shippings.flatMap((shipping) => shipping.packings)).toMatchObject([
      { delivery_at: null, delivery_timezone_key: 'am' },
      { delivery_at: data[1]?.latest, delivery_timezone_key: '14-16' },
    ]);
  });

  it('[member.address] has said where it goes, also where one address is left', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 3 });
    const saidOf = ({ detail }: Cart) => detail.shippings.map(({ is_chosen: isChosen = false }) => isChosen);
    expect(saidOf(await shopper.see(token))).toEqual([false, false]);
    expect(saidOf(await divide(token, { 'SE-01': { [first]: 3, [key]: 0 } }))).toEqual([true]);
    const other = await twoPlaces({ 'SE-01': 3 });
    expect(saidOf(await shopper.change('cart.resetShippings', { token: other.token }))).toEqual([true]);
    const awaited = { token, is_removing_address: true };
    expect(saidOf(await shopper.change('cart.resetShippings', awaited))).toEqual([false]);
  });

  it('takes what is put in to the address that is named, and to the first where the cart has no such', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 3 });
    await divide(token, { 'SE-01': { [first]: 1, [key]: 2 } });
    const put = async (to: string) => {
      const [sku] = await shopper.divisions({ 'SE-01': {} });
      const products = [{ sku_id: sku?.sku_id ?? 0, quantity: 1, shipping_key: to }];
      return linesOf(await shopper.change('cart.addProducts', { token, products }));
    };
    expect(await put(key)).toEqual([`SE-01 ${first} 1`, `SE-01 ${key} 3`]);
    expect(await put('s99')).toEqual([`SE-01 ${first} 2`, `SE-01 ${key} 3`]);
  });

  it('frees each address of carriage by what goes there', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 21 });
    const free = await divide(token, { 'SE-01': { [first]: 11, [key]: 10 } });
    expect(free.detail.shippings).toMatchObject([
      { carriage: 0, free_carriage_in: null },
      { carriage: 1320, free_carriage_in: 200 },
    ]);
  });

  it('keeps lines and parcels that stay, and leaves alone what is not named', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 3, 'YO-01': 1 });
    const before = await shopper.see(token);
    const once = await divide(token, { 'SE-01': { [first]: 1, [key]: 2 } });
    expect(linesOf(once)).toEqual([`SE-01 ${first} 1`, `SE-01 ${key} 2`, `YO-01 ${first} 1`]);
    expect(once.detail.products[0]?.key).toBe(before.detail.products[0]?.key);
    expect(once.detail.shippings[0]?.packings).toEqual(before.detail.shippings[0]?.packings);
    const all = await divide(token, { 'SE-01': { [first]: 0, [key]: 3 } });
    expect(linesOf(all)).toEqual([`SE-01 ${key} 3`, `YO-01 ${first} 1`]);
    expect(all.detail.products[0]?.key).toBe(once.detail.products[1]?.key);
    // A line that moves as a whole is still the same line: what hangs on it moves along.
    const back = await divide(token, { 'SE-01': { [first]: 3 } });
    expect(back.detail.products[0]?.key).toBe(once.detail.products[1]?.key);
  });

  it('drops an address that nothing goes to; one always stays', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 2 });
    const cart = await divide(token, { 'SE-01': { [first]: 0, [key]: 2 } });
    expect(cart.detail.shippings).toMatchObject([{ key, address: otherAddress }]);
    expect((await divide(token, { 'SE-01': { [key]: 2 } })).detail.shippings).toHaveLength(1);
  });

  it('becomes one shipping again, with one line for each product', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 5, 'YO-01': 1 });
    await divide(token, { 'SE-01': { [first]: 2, [key]: 3 } });
    const cart = await shopper.change('cart.resetShippings', { token });
    expect(linesOf(cart)).toEqual([`SE-01 ${first} 5`, `YO-01 ${first} 1`]);
    expect(cart.detail.shippings).toMatchObject([{ key: first, is_orderer: true }]);
  });
});

describe('[cart.multiple-shipping] a division that does not fit', () => {
  it('says of each product how many are left over or too many, and changes nothing', async () => {
    const { token, first, key } = await twoPlaces({ 'SE-01': 5, 'KK-06': 2, 'YO-01': 1 });
    const before = await shopper.see(token);
    const refused = await ask(token, {
      'SE-01': { [first]: 2, [key]: 1 },
      'YO-01': { [first]: 1, [key]: 0 },
      'KK-06': { [first]: 2, [key]: 1 },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'cart.shipping.not_divided',
        message: '「深蒸し煎茶 山霧」のうち、2点のお届け先が決まっていません。',
        errors: {
          'products.0.quantities': [{ message: '「深蒸し煎茶 山霧」のうち、2点のお届け先が決まっていません。' }],
          'products.2.quantities': [{ message: '「栗きんとん（6個）」が、カートの数より1点多くなっています。' }],
        },
      },
    });
    expect(Object.keys((refused.body as { errors: object }).errors)).toHaveLength(2);
    expect(await shopper.see(token)).toEqual({ ...before, expire_at: expect.any(String) as string });
  });

  it.each([
    [
      'a shipping of nobody',
      (first: string) => ({ 'SE-01': { [first]: 1, s999: 1 } }),
      'products.0.quantities.1.shipping_key',
    ],
    [
      'a product that is not in the cart',
      (first: string) => ({ 'SE-01': { [first]: 2 }, 'YO-01': { [first]: 1 } }),
      'products.1.quantities',
    ],
    ['fewer than none', (first: string) => ({ 'SE-01': { [first]: 3, s2: -1 } }), 'products.0.quantities.1.quantity'],
    ['far too many', (first: string) => ({ 'SE-01': { [first]: 1e9 } }), 'products.0.quantities.0.quantity'],
    ['a part of one', (first: string) => ({ 'SE-01': { [first]: 1.5 } }), 'products.0.quantities.0.quantity'],
  ])('is refused at its field: %s', async (_what, shares, field) => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 2 });
    const { status, body } = await ask(token, shares(detail.shippings[0]?.key ?? ''));
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
    expect((await shopper.see(token)).count).toBe(2);
  });

  it('is refused with another cart’s shipping, and with anything twice', async () => {
    const [mine, theirs] = await Promise.all([twoPlaces({ 'SE-01': 2 }), twoPlaces({ 'SE-01': 2, 'YO-01': 1 })]);
    const { first } = mine;
    expect((await ask(mine.token, { 'SE-01': { [first]: 1, [theirs.key]: 1 } })).status).toBe(422);
    const [one] = await shopper.divisions({ 'SE-01': { [first]: 1 } });
    if (!one) throw new Error('There is a division.');
    const twice = { ...one, quantities: [...one.quantities, ...one.quantities] };
    for (const products of [[twice], [{ ...one, quantities: [{ shipping_key: first, quantity: 2 }] }, one]]) {
      const answer = await shopper.ask('cart.divideProducts', { token: mine.token, products });
      expect(answer).toMatchObject({ status: 422, body: { message: '同じものが2回指定されています。' } });
    }
  });

  it.each([
    ['no product', () => []],
    ['51 products', () => Array.from({ length: 51 }, (_, at) => ({ sku_id: at + 1, quantities: [one] }))],
    ['11 shippings', () => [{ sku_id: 1, quantities: Array.from({ length: 11 }, () => one) }]],
    ['no shipping', () => [{ sku_id: 1, quantities: [] }]],
    ['a price', () => [{ sku_id: 1, quantities: [one], unit_price: 1 }]],
    ['a key that is none', () => [{ sku_id: 1, quantities: [{ ...one, shipping_key: "s1' or 1=1" }] }]],
  ])('is no division at all: %s', async (_what, products) => {
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    const answer = await shopper.ask('cart.divideProducts', { token, products: products() });
    expect(answer).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
  });

  it('answers 404 without a cart, and with one of another shop', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 2 });
    const products = await shopper.divisions({ 'SE-01': { [detail.shippings[0]?.key ?? '']: 2 } });
    const body = { token: 'no-such-cart-no-such-cart', products };
    expect(await shopper.ask('cart.divideProducts', body)).toMatchObject({ status: 404 });
    const theirs = await shopper.ask('cart.divideProducts', { token, products }, { channel: 'other' });
    expect(theirs).toMatchObject({ status: 404, body: { code: 'cart.common.not_found' } });
  });
});

const one = { shipping_key: 's1', quantity: 1 };

describe('[cart.multiple-shipping] goods in several lines', () => {
  const setStock = async (sku: string, quantity: number) =>
    shop.db
      .updateTable('stocks')
      .set({ quantity })
      .where('sku_id', '=', await shopper.skuId(sku))
      .execute();

  it('count together against what one order may hold', async () => {
    const { token, first, key } = await twoPlaces({ 'KK-06': 9 });
    const { detail } = await divide(token, { 'KK-06': { [first]: 4, [key]: 5 } });
    expect(detail.products.map((line) => line.max_quantity)).toEqual([5, 6]);
    const products = [{ sku_id: await shopper.skuId('KK-06'), quantity: 2 }];
    expect(await shopper.ask('cart.addProducts', { token, products })).toMatchObject({
      status: 422,
      body: { message: '一度にご注文いただけるのは10点までです（すでにカートに9点入っています）。' },
    });
    const set = (quantities: readonly number[]) =>
      shopper.ask('cart.modifyProducts', {
        token,
        products: detail.products.map((line, at) => ({ key: line.key, quantity: quantities[at] })),
      });
    expect(await set([4, 7])).toMatchObject({
      status: 422,
      body: {
        errors: {
          'products.0.quantity': [
            { message: '一度にご注文いただけるのは10点までです（ほかのお届け先に7点入っています）。' },
          ],
        },
      },
    });
    expect(await set([1, 9])).toMatchObject({ status: 200, body: { count: 10 } });
    await shopper.change('cart.modifyProducts', { token, products: [{ key: detail.products[1]?.key, quantity: 8 }] });
    const grown = await shopper.change('cart.addProducts', { token, products: [{ ...products[0], quantity: 1 }] });
    expect(linesOf(grown)).toEqual([`KK-06 ${first} 2`, `KK-06 ${key} 8`]);
  });

  it('count together against the stock, and can be lowered one after the other', async () => {
    await setStock('SE-01', 100);
    const { token, first, key } = await twoPlaces({ 'SE-01': 10 });
    await divide(token, { 'SE-01': { [first]: 3, [key]: 7 } });
    await setStock('SE-01', 5);
    const cart = await shopper.see(token);
    expect(cart.next_step).toBeNull();
    expect(cart.detail.products.map(({ issue, max_quantity: most }) => [issue?.message, most])).toEqual([
      ['在庫は残り5点です（ほかのお届け先に7点入っています）。数量をご確認ください。', 0],
      ['在庫は残り5点です（ほかのお届け先に3点入っています）。数量をご確認ください。', 2],
    ]);
    const set = async (at: number, quantity: number) =>
      shopper.change('cart.modifyProducts', { token, products: [{ key: cart.detail.products[at]?.key, quantity }] });
    expect((await set(0, 1)).next_step).toBeNull();
    expect((await set(1, 4)).next_step).toBe('delivery');
    await setStock('SE-01', 100);
  });

  it('ask once for each line that a higher price is noted, also after they were joined', async () => {
    const { token, first, key } = await twoPlaces({ 'YO-01': 3 });
    const { detail } = await divide(token, { 'YO-01': { [first]: 1, [key]: 2 } });
    const setPrice = (price_jpy: number) =>
      shop.db.updateTable('skus').set({ price_jpy }).where('sku', '=', 'YO-01').execute();
    await setPrice(2500);
    const noted = detail.products.slice(0, 1).map((line) => ({ key: line.key, quantity: line.quantity }));
    const half = await shopper.change('cart.modifyProducts', { token, products: noted });
    expect(half.detail.products.map(({ issue }) => issue?.code)).toEqual([undefined, 'price_changed']);
    const joined = await shopper.change('cart.resetShippings', { token });
    expect(joined.detail.products.map(({ issue }) => issue?.code)).toEqual(['price_changed']);
    await setPrice(2160);
  });

  it('[cart.multiple-shipping] keep their number through parallel divisions and additions', async () => {
    await setStock('SE-01', 100);
    const { token, first, key } = await twoPlaces({ 'SE-01': 6, 'KK-06': 4 });
    const products = [{ sku_id: await shopper.skuId('YO-01'), quantity: 1 }];
    const answers = await Promise.all([
      ...Array.from({ length: 7 }, (_, at) => ask(token, { 'SE-01': { [first]: at, [key]: 6 - at } })),
      ...Array.from({ length: 5 }, (_, at) => ask(token, { 'KK-06': { [first]: at, [key]: 4 - at } })),
      shopper.ask('cart.addProducts', { token, products }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const cart = await shopper.see(token);
    const piecesOf = (sku: string) =>
      cart.detail.products
        .filter((line) => line.product_info.sku === sku)
        .reduce((sum, line) => sum + line.quantity, 0);
    expect([piecesOf('SE-01'), piecesOf('KK-06'), piecesOf('YO-01')]).toEqual([6, 4, 1]);
    const places = cart.detail.products.map((line) => `${line.product_info.sku} ${line.shipping_key}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(cart.detail.products.map((line) => line.shipping_key))).toEqual(
      new Set(cart.detail.shippings.map((shipping) => shipping.key)),
    );
  });
});
