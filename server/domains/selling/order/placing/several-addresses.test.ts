import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { brokenBooks } from '../broken-books.test-support';
import { openSales, type Sales } from '../order.test-support';
import { orderer, readyCart, readyOf } from '../shoppers.test-support';
import { sql } from 'kysely';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  const key = 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE';
  await sales.db.insertInto('settings').values({ channel_id: 'test', key, value: 'true' }).execute();
});
afterAll(() => sales.close());

const receiver = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_kana: 'スズキ　イチロウ',
  postal_code: '0600001',
  prefecture: '北海道',
  city: '札幌市中央区',
  address1: '北一条西2丁目',
  address2: '',
  phone_number: '0112223333',
};

const patch = async (path: string, body: object): Promise<Cart> => {
  const answer = await sales.ask('PATCH', `/v1/carts/${path}`, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  // The app has checked it against the contract.
  return answer.body as Cart;
};

/** A cart that is ready: three of the SKU to the orderer, two to somebody in Hokkaido on the last day that is possible. */
const dividedCart = async (sku: string, pay: 'konbini' | 'bank' = 'konbini') => {
  const skuId = await sales.skuId(sku);
  const { token } = await readyCart(sales.ask, { skuId, quantity: 5, pay });
  const added = await patch('shippings/add', { token, address: receiver });
  const quantities = added.detail.shippings.map(({ key }, at) => ({ shipping_key: key, quantity: 3 - at }));
  await patch('products/divide', { token, products: [{ sku_id: skuId, quantities }] });
  const { data } = (await sales.ask('GET', `/v1/shipping-leadtime/carts/${token}`)).body as {
    data: { packing_key: string; latest: string }[];
  };
  const packings = data.map(({ packing_key: own, latest }, at) => ({
    key: own,
    delivery_at: at === 0 ? null : latest,
    delivery_timezone_key: at === 0 ? 'am' : '16-18',
  }));
  const cart = await patch('packings/modify', { token, packings });
  expect(cart.next_step).toBe('confirm');
  return { cart, latest: data[1]?.latest, ready: readyOf(cart) };
};

const temporary = async (id: unknown, cart: Cart): Promise<TemporaryOrder> => {
  const { body } = await sales.seeOrder(id, cart);
  // As above.
  return body as TemporaryOrder & Record<string, unknown>;
};

describe('[cart.multiple-shipping] an order to several addresses', () => {
  it('keeps for each its address, goods, parcels, day and carriage, and takes the stock once', async () => {
    const skuId = await sales.setStock('SE-01', 10);
    const { cart, latest, ready } = await dividedCart('SE-01');
    const { status, body } = await sales.decide(ready);
    expect(status).toBe(200);
    expect(await sales.stock(skuId)).toEqual({ quantity: 5, reserved: 0 });
    const order = await temporary(body.id, cart);
    expect(order.totals).toEqual(cart.detail.order);
    expect(order.totals.total_carriage).toBe(770 + 1320);
    expect(order.shippings).toMatchObject([
      {
        address: { shipping_last_name: orderer.last_name, prefecture: orderer.prefecture },
        packings: [{ delivery_at: null, delivery_timezone_key: 'am', carriage: 770 }],
      },
      { address: receiver, packings: [{ delivery_at: latest, delivery_timezone_key: '16-18', carriage: 1320 }] },
    ]);
    const [home, away] = order.shippings;
    expect(order.lines.map(({ shipping_key, packing_key, quantity }) => [shipping_key, packing_key, quantity])).toEqual(
      [
        [home?.key, home?.packings[0]?.key, 3],
        [away?.key, away?.packings[0]?.key, 2],
      ],
    );
    const ask = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
    expect(await brokenBooks(ask)).toEqual([]);
  });

  it('is told in the mail, address by address', async () => {
    await sales.setStock('SE-01', 10);
    const { ready } = await dividedCart('SE-01', 'bank');
    const { body } = await sales.decide(ready);
    const { id } = await sales.order(body.order_no);
    const mail = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_confirmation' });
    expect(mail.text).toMatch(
      /【お届け先1】\n山田 花子 様\n〒100-0001 [^\n]+\n電話：[^\n]+\n送料：770円\n常温便（深蒸し煎茶 山霧×3点）\n　ご入金の確認後、最短でお届け 午前中\n[^\n]+\n\n【お届け先2】\n鈴木 一郎 様\n/,
    );
  });

  it('is refused where the stock is enough for each address, but not for all', async () => {
    await sales.setStock('SE-01', 10);
    const { ready } = await dividedCart('SE-01');
    const skuId = await sales.setStock('SE-01', 4);
    expect(await sales.decide(ready)).toMatchObject({ status: 422, body: { code: 'cart.update_products.stock' } });
    expect(await sales.stock(skuId)).toEqual({ quantity: 4, reserved: 0 });
  });

  it('is refused while an address has no goods', async () => {
    await sales.setStock('SE-01', 10);
    const { token, fingerprint } = await sales.readyCart({ quantity: 2 });
    await patch('shippings/add', { token, address: receiver });
    expect(await sales.decide({ token, fingerprint })).toMatchObject({
      status: 422,
      body: { code: 'cart.decision.incomplete' },
    });
  });
});
