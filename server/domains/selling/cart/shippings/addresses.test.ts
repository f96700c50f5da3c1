import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheck } from '../../../../../src/forms/check-form';
import { shopForms as forms } from '../../../../../src/forms/test/shop-forms';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const wrong = { postal_code: '12-34567', prefecture: '東京', phone_number: '1234', address1: '' };

describe('addresses that a shopper sends past the form', () => {
  it('[valid.server-delivery] are refused by the server with the words of the form, and change nothing', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const address = { ...otherAddress, ...wrong, shipping_kana: '鈴木' };
    const refused = await shopper.ask('cart.addShipping', { token, address });
    const inForm = createCheck(forms.shipping)(address);
    expect(Object.keys(inForm)).toHaveLength(5);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'request.invalid',
        errors: Object.fromEntries(
          // An empty text breaks its length first and its pattern after; the form says the first.
          Object.entries(inForm).map(([field, message]) => [
            `address.${field}`,
            expect.arrayContaining([{ code: expect.any(String) as string, message }]) as unknown,
          ]),
        ),
      },
    });
    expect((await shopper.see(token)).detail.shippings).toMatchObject([{ address: null }]);
  });

  it('[form.address] are kept as they are meant: kana, digits of either width, blanks at the ends', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const typed = {
      ...otherAddress,
      shipping_kana: 'すずき　いちろ-',
      postal_code: ' ０６０－０００１',
      phone_number: '（０１１）２２２ー３３３３　',
      city: '札幌市中央区',
      address1: '北一条西２丁目',
    };
    expect((await shopper.ask('cart.addShipping', { token, address: typed })).status).toBe(200);
    expect((await shopper.see(token)).detail.shippings).toMatchObject([
      {
        address: {
          shipping_kana: 'スズキ　イチロー',
          postal_code: '060-0001',
          phone_number: '011-222-3333',
          address1: '北一条西２丁目',
        },
      },
    ]);
  });

  it('[valid.server-delivery] are so for who orders, too', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const sent = { ...orderer, ...wrong, email: 'hanako' };
    const { status, body } = await shopper.ask('cart.modifyOrder', { token, orderer: sent });
    const { errors } = body as { errors: Record<string, readonly { message: string }[]> };
    expect(status).toBe(422);
    const said = Object.entries(errors).map(([field, [first]]) => [field.replace('orderer.', ''), first?.message]);
    expect(Object.fromEntries(said)).toEqual(createCheck(forms.orderer)({ ...sent, ship_to: 'orderer' }));
    expect((await shopper.see(token)).orderer).toBeNull();
  });

  it('[valid.server-delivery] are refused where the postal code is of another prefecture, which decides on carriage', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const message = '郵便番号 900-0001 は沖縄県の番号です。郵便番号か都道府県をご確認ください。';
    const fault = (field: string) => ({
      status: 422,
      body: { code: 'request.invalid', errors: { [field]: [{ code: 'request.invalid', message }] } },
    });
    const tokyo = { ...otherAddress, prefecture: '東京都' };
    for (const code of ['900-0001', '９０００００１'])
      expect(await shopper.ask('cart.addShipping', { token, address: { ...tokyo, postal_code: code } })).toMatchObject(
        fault('address.postal_code'),
      );
    const [first] = (await shopper.see(token)).detail.shippings;
    const moved = { token, key: first?.key, address: { ...tokyo, postal_code: '9000001' } };
    expect(await shopper.ask('cart.modifyShipping', moved)).toMatchObject(fault('address.postal_code'));
    const own = { ...orderer, postal_code: '9000001', prefecture: '東京都' };
    expect(await shopper.ask('cart.modifyOrder', { token, orderer: own })).toMatchObject(fault('orderer.postal_code'));
    const after = await shopper.see(token);
    expect(after.orderer).toBeNull();
    expect(after.detail.shippings).toMatchObject([{ address: null }]);
  });

  it('[valid.server-delivery] are refused where no place in Japan has the postal code', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const message = '郵便番号 000-0000 は使われていません。ご確認ください。';
    for (const postal_code of ['000-0000', '0000000'])
      expect(await shopper.ask('cart.addShipping', { token, address: { ...otherAddress, postal_code } })).toMatchObject(
        { status: 422, body: { errors: { 'address.postal_code': [{ message }] } } },
      );
    expect((await shopper.see(token)).detail.shippings).toMatchObject([{ address: null }]);
  });

  it('[valid.server-delivery] are refused where codes of another prefecture begin as an unknown one does', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const message = '郵便番号 999-9999 は山形県の番号です。郵便番号か都道府県をご確認ください。';
    const address = { ...otherAddress, postal_code: '9999999', prefecture: '大阪府' };
    expect(await shopper.ask('cart.addShipping', { token, address })).toMatchObject({
      status: 422,
      body: { errors: { 'address.postal_code': [{ message }] } },
    });
  });

  it.each([
    ['its own prefecture', '900-0001', '沖縄県'],
    ['either side of a border', '498-0000', '三重県'],
    ['the other side', '498-0000', '愛知県'],
    ['a code that nobody knows', '604-8571', '京都府'],
  ])('are taken with %s', async (_what, postal_code, prefecture) => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const address = { ...otherAddress, postal_code, prefecture };
    expect((await shopper.ask('cart.addShipping', { token, address })).status).toBe(200);
  });
});
