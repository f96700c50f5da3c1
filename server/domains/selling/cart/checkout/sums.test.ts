import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { prefectures } from '../../../../../schemas/contract/fields';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await shop.db.updateTable('stocks').set({ quantity: 100_000 }).execute();
  await allowSeveral(shop, true);
});
afterAll(() => shop.close());

const skus = ['KK-06', 'KK-10', 'KK-15', 'YO-01', 'SE-01', 'FU-01', 'SH-01'] as const;

const carts = fc.record({
  wanted: fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 10 }), { minKeys: 1, maxKeys: 7 }),
  prefecture: fc.constantFrom(...prefectures),
  isGift: fc.boolean(),
  /** Of each product, how much in a hundred goes to a second address; null: all goes to one. */
  elsewhere: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }) },
  ),
  method: fc.constantFrom('cod', 'konbini', 'bank'),
  reductions: fc.record({
    coupon: fc.option(fc.integer({ min: 1, max: 3000 })),
    points: fc.option(fc.integer({ min: 1, max: 60_000 })),
  }),
});
type RandomCart = typeof carts extends fc.Arbitrary<infer T> ? T : never;

/** As coupons and points will stand there when they can be used. */
async function reduce(cartId: number, { coupon, points }: RandomCart['reductions']): Promise<void> {
  const rows = [
    ...(coupon === null ? [] : [{ cart_id: cartId, kind: 'coupon', code: 'WELCOME', amount_jpy: coupon } as const]),
    ...(points === null ? [] : [{ cart_id: cartId, kind: 'points', amount_jpy: points } as const]),
  ];
  if (rows.length > 0) await shop.db.insertInto('cart_entries').values(rows).execute();
}

/** Divides the goods over two addresses; one that gets nothing is dropped again. */
async function divide(token: string, shares: readonly number[]): Promise<Cart> {
  const { detail } = await shopper.change('cart.addShipping', { token, address: { ...otherAddress, address2: '' } });
  const products = detail.products.map(({ sku_id, quantity }, at) => {
    const moved = Math.floor((quantity * (shares[at] ?? 0)) / 100);
    const quantities = detail.shippings.map(({ key }, place) => ({
      shipping_key: key,
      quantity: place === 0 ? quantity - moved : moved,
    }));
    return { sku_id, quantities };
  });
  return shopper.change('cart.divideProducts', { token, products });
}

/** A code that nobody knows goes with every prefecture. */
const anywhere = '9999999';

async function fill({ wanted, prefecture, isGift, elsewhere, method, reductions }: RandomCart): Promise<Cart> {
  const { id, token } = await shopper.cartWith(wanted);
  await reduce(id, reductions);
  const known = await shopper.change('cart.modifyOrder', {
    token,
    orderer: { ...orderer, prefecture, postal_code: anywhere },
  });
  if (isGift) await shopper.change('cart.modifyShipping', { token, key: 's1', address: otherAddress });
  const { detail } = elsewhere ? await divide(token, elsewhere) : known;
  const packings = detail.shippings.flatMap((shipping) =>
    shipping.packings.map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' })),
  );
  await shopper.change('cart.modifyPackings', { token, packings });
  const paid = await shopper.ask('cart.modifyOrder', { token, payment_id: await shopper.methodId(method) });
  return paid.status === 200 ? (paid.body as Cart) : shopper.see(token);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function checkSums({ count, detail: { products, shippings, coupons, order } }: Cart): void {
  expect(count).toBe(sum(products.map(({ quantity }) => quantity)));
  for (const { unit_price: price, quantity, subtotal } of products) expect(subtotal).toBe(price * quantity);
  expect(order.total_products).toBe(sum(products.map(({ subtotal }) => subtotal)));
  expect(order.total_carriage).toBe(sum(shippings.map(({ carriage }) => carriage)));
  expect(order.total_products).toBe(sum(shippings.map(({ products_total: total }) => total)));
  for (const { key, carriage, packings, products_total: total } of shippings) {
    expect(carriage).toBe(sum(packings.map((one) => one.carriage)));
    expect(total).toBe(sum(products.filter((line) => line.shipping_key === key).map(({ subtotal }) => subtotal)));
  }
  const gross = order.total_products + order.total_accessories + order.total_carriage + order.total_fee;
  expect(order.total_payment).toBe(gross - order.total_discount - order.total_points);
  expect(order.total_discount).toBeLessThanOrEqual(sum(coupons.map(({ amount }) => amount)));
  expect(order.total_payment).toBe(sum(order.taxes.map(({ amount }) => amount)));
  expect(order.total_tax).toBe(sum(order.taxes.map(({ tax }) => tax)));
  const amounts = [...Object.values(order).filter((value) => typeof value === 'number'), order.total_tax];
  for (const amount of [...amounts, ...products.map(({ tax_amount: tax }) => tax)]) {
    expect(Number.isInteger(amount) && amount >= 0).toBe(true);
  }
}

/** What the database keeps of the order, in the cart's words. */
async function storedOrder(orderNo: string) {
  const order = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const [shippings, lines, packings, taxes, payment] = await Promise.all([
    shop.db.selectFrom('order_shippings').selectAll().where('order_id', '=', order.id).orderBy('position').execute(),
    shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('position').execute(),
    shop.db.selectFrom('order_packings').selectAll().where('order_id', '=', order.id).execute(),
    shop.db.selectFrom('order_taxes').selectAll().where('order_id', '=', order.id).orderBy('percent', 'desc').execute(),
    shop.db.selectFrom('payments').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  ]);
  return { order, shippings, lines, packings, taxes, payment };
}

async function checkStored(cart: Cart): Promise<void> {
  const { order: totals, products, shippings } = cart.detail;
  const body = { fingerprint: cart.fingerprint };
  const decided = await shop.ask('cart.decide', { params: { token: cart.token }, body });
  expect(decided).toMatchObject({ status: 200, body: { status: 'ordered' } });
  const stored = await storedOrder((decided.body as { order_no: string }).order_no);
  expect(stored.order).toMatchObject({
    total_products_jpy: totals.total_products,
    total_carriage_jpy: totals.total_carriage,
    total_fee_jpy: totals.total_fee,
    total_discount_jpy: totals.total_discount,
    total_points_jpy: totals.total_points,
    total_payment_jpy: totals.total_payment,
    total_tax_jpy: totals.total_tax,
  });
  expect(stored.payment.amount_jpy).toBe(totals.total_payment);
  expect(stored.lines.map((line) => [line.key, line.subtotal_jpy, line.tax_jpy])).toEqual(
    products.map((line) => [line.key, line.subtotal, line.tax_amount]),
  );
  expect(stored.shippings.map(({ key, carriage_jpy: carriage }) => [key, carriage])).toEqual(
    shippings.map(({ key, carriage }) => [key, carriage]),
  );
  expect(sum(stored.packings.map(({ carriage_jpy: carriage }) => carriage))).toBe(totals.total_carriage);
  expect(stored.taxes.map(({ percent, amount_jpy: amount, tax_jpy: tax }) => ({ percent, amount, tax }))).toEqual(
    totals.taxes,
  );
}

it('[ent.cart] [cart.multiple-shipping] two hundred random carts sum to the yen, and are stored as they were shown', async () => {
  let ordered = 0;
  let divided = 0;
  const check = async (random: RandomCart) => {
    const cart = await fill(random);
    checkSums(cart);
    // The method that was drawn may not be for this cart.
    expect(cart.next_step).toMatch(/^(?:payment|confirm)$/);
    if (cart.next_step === 'payment') return;
    ordered += 1;
    if (cart.detail.shippings.length > 1) divided += 1;
    await checkStored(cart);
  };
  // Four at a time: most of a cart's time is waiting.
  const four = fc.array(carts, { minLength: 4, maxLength: 4 });
  const checkAll = async (random: RandomCart[]) => void (await Promise.all(random.map(check)));
  await fc.assert(fc.asyncProperty(four, checkAll), { numRuns: 50, seed: 20261120 });
  expect(ordered).toBeGreaterThan(100);
  expect(divided).toBeGreaterThan(15);
}, 120_000);
