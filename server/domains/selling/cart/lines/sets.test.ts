import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
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

const goods = async (wanted: Readonly<Record<string, number>>) =>
  Promise.all(Object.entries(wanted).map(async ([sku, quantity]) => ({ sku_id: await shopper.skuId(sku), quantity })));
const quantities = ({ detail }: Cart) =>
  Object.fromEntries(detail.products.map(({ product_info: { sku }, quantity }) => [sku, quantity]));
const addSet = (body: object, key?: string) =>
  shop.ask('cart.addSet', { body, headers: key === undefined ? {} : { 'idempotency-key': key } });

it('[cart.sets] adds a set in one call, so many times, each of its goods with its own stock and tax', async () => {
  const products = await goods({ 'SE-01': 2, 'KK-06': 1 });
  const { status, body } = await addSet({ products, quantity: 3 });
  expect(status).toBe(200);
  const cart = body as Cart;
  expect(quantities(cart)).toEqual({ 'SE-01': 6, 'KK-06': 3 });
  const again = (await addSet({ token: cart.token, products })).body as Cart;
  expect(quantities(again)).toEqual({ 'SE-01': 8, 'KK-06': 4 });
});

it('[cart.sets] adds nothing where one of them cannot be had', async () => {
  const { token } = await shopper.cartWith({ 'SE-01': 1 });
  const short = await addSet({ token, products: await goods({ 'SE-01': 1, 'YO-01': 1 }), quantity: 4 });
  expect(short).toMatchObject({ status: 422, body: { errors: { 'products.1.quantity': [{}] } } });
  expect(quantities(await shopper.see(token))).toEqual({ 'SE-01': 1 });
  for (const quantity of [0, -1, 1.5, 10_000])
    expect((await addSet({ token, products: await goods({ 'SE-01': 1 }), quantity })).status).toBe(422);
  expect((await addSet({ token: 'x'.repeat(22), products: await goods({ 'SE-01': 1 }) })).status).toBe(404);
});

it('[cart.sets] is added once under one key', async () => {
  const { token } = await shopper.cartWith({ 'SE-01': 1 });
  const products = await goods({ 'SE-01': 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => addSet({ token, products, quantity: 2 }, 'k'.repeat(30))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(quantities(await shopper.see(token))).toEqual({ 'SE-01': 3 });
  expect((await addSet({ token, products, quantity: 3 }, 'k'.repeat(30))).status).toBe(409);
});
