/** A way to pay that was chosen, and that a later change makes impossible. */
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('takes no fee for a method that the cart may be paid by no more, and says why', async () => {
  const chosen = await shopper.completeCart({ 'SE-01': 2 });
  const { token } = chosen;
  const { order } = chosen.detail;
  expect(order.total_fee).toBeGreaterThan(0);
  const key = chosen.detail.products[0]?.key;
  const parted = await shopper.change('cart.addPackings', { token, products: [{ key, quantity: 1 }] });
  const { data } = await shop.get('cart.payments', { params: { token } });
  const reason = data.find(({ code }) => code === 'cod')?.reason ?? '';
  expect(reason).toContain('お荷物が2つ以上に分かれる');
  expect(parted).toMatchObject({
    ...{ payment_id: null, payment: null, detail: { order: { total_fee: 0 } } },
    payment_lost: `お選びいただいていた代金引換は、ご利用いただけなくなりました。${reason}`,
  });
  const total = parted.detail.order.taxes.reduce((sum, { amount }) => sum + amount, 0);
  expect(parted.detail.order.total_payment).toBe(total);
  await shopper.change('cart.addPackings', {
    token,
    products: [{ key: parted.detail.products.at(-1)?.key, quantity: 1 }],
    packing_key: parted.detail.shippings[0]?.packings[0]?.key,
  });
  const again = await shopper.see(token);
  expect(again).toMatchObject({ payment: { kind: 'cod' }, detail: { order: { total_fee: order.total_fee } } });
  expect(again.payment_lost).toBeUndefined();
});
