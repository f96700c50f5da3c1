import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { shopperOf } from '../cart.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  const shopper = shopperOf(shop);
  await shopper.completeCart({ 'SE-01': 1, 'KK-06': 2 });
  await shopper.completeCart({ 'SH-01': 1 }, 'card');
});
afterAll(() => shop.close());

const first = '(select min(id) from carts)';
const second = '(select max(id) from carts)';
const theirs = `(select id from skus where channel_id = 'other')`;

describe('the database refuses, whatever the code does', () => {
  it.each([
    ['a line of nothing', `update cart_lines set quantity = 0`],
    ['a line of too many', `update cart_lines set quantity = 10000`],
    ['a negative price that was seen', `update cart_lines set seen_price_jpy = -1`],
    ['two lines with one key', `update cart_lines set key = 'l1' where cart_id = ${first}`],
    ['a key that no address could hold', `update cart_lines set key = '../x'`],
    ["a line of another shop's goods", `update cart_lines set sku_id = ${theirs}`],
    [
      "a line in another cart's parcel",
      `update cart_lines set packing_id = (select id from cart_packings
      where cart_id = ${second}) where cart_id = ${first}`,
    ],
    [
      "a parcel in another cart's shipping",
      `update cart_packings set shipping_id = (select id from cart_shippings
      where cart_id = ${second}) where cart_id = ${first}`,
    ],
    [
      'two parcels of one temperature',
      `insert into cart_packings (cart_id, shipping_id, key, temperature)
      select cart_id, shipping_id, 'p99', temperature from cart_packings`,
    ],
    ['another part of the day', `update cart_packings set timezone = 'midnight'`],
    ['an address that is there and awaited', `update cart_shippings set address = '{}', is_address_awaited = true`],
    ['two carts with one token', `update carts set token_hash = (select token_hash from carts where id = ${first})`],
    ['a token that is not hashed', `update carts set token_hash = 'abc'`],
    ['another status', `update carts set status = 'lost'`],
    ['a card that is no object', `update carts set card = '"4242"'`],
    [
      "another shop's payment method",
      `insert into payment_methods (channel_id, code, kind, name)
      values ('other', 'cod', 'cod', 'x'); update carts set payment_method_id = (select max(id) from payment_methods)`,
    ],
    ['points below nothing', `update carts set points = -1`],
    [
      'a coupon that gives nothing',
      `insert into coupons (channel_id, code, name, kind, amount_jpy) values ('test', 'NONE', 'x', 'amount', 0)`,
    ],
    ['a coupon of no worth', `insert into coupons (channel_id, code, name, kind) values ('test', 'NONE', 'x', 'rate')`],
    [
      'a coupon with a code that nobody can type',
      `insert into coupons (channel_id, code, name, kind) values ('test', 'none', 'x', 'free_carriage')`,
    ],
    ['a key that is too short', `insert into idempotency_keys values ('test', 'short', 'c', '', 200, '{}')`],
  ])('%s', async (_what, statement) => {
    const refused = shop.db.transaction().execute((trx) => sql.raw(statement).execute(trx));
    await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^23/) as string });
  });
});

describe('a cart that is deleted', () => {
  it('takes along all that hangs on it', async () => {
    await shop.db.deleteFrom('carts').execute();
    for (const table of ['cart_shippings', 'cart_packings', 'cart_lines'] as const) {
      expect(await shop.db.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });
});
