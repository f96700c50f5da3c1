/** Two shippings to one person at one place are one parcel more than anybody needs, and one carriage more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { firstPlace, allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await allowSeveral(shop, true);
});
afterAll(() => shop.close());

/** The orderer's own address, typed as an address of its own. */
const home: ShippingAddress = {
  shipping_last_name: orderer.last_name,
  shipping_first_name: orderer.first_name,
  shipping_kana: 'ヤマダ ハナコ',
  postal_code: orderer.postal_code,
  prefecture: orderer.prefecture,
  city: orderer.city,
  address1: orderer.address1,
  address2: orderer.address2,
  phone_number: orderer.phone_number,
};

/** The same places, written otherwise. */
const spellings: readonly (readonly [string, ShippingAddress, ShippingAddress])[] = [
  ['without the hyphen', otherAddress, { ...otherAddress, postal_code: '0600001' }],
  ['in full width', otherAddress, { ...otherAddress, address1: '北一条西２丁目', address2: '第二ビル３階' }],
  ['with blanks', otherAddress, { ...otherAddress, city: '札幌市 中央区', shipping_last_name: ' 鈴木 ' }],
  ['in one field', otherAddress, { ...otherAddress, address1: '北一条西2丁目 第二ビル3階', address2: '' }],
  ['with another telephone number', otherAddress, { ...otherAddress, phone_number: '0110000000' }],
  ['as the orderer’s own, with other dashes', home, { ...home, address1: '今渡１−２ー３', postal_code: '509-0207' }],
];

const twoPlaces = async () => {
  const { token } = await shopper.cartWith({ 'SE-01': 3, 'YO-01': 1 });
  await shopper.change('cart.modifyOrder', { token, orderer });
  const added = await shopper.change('cart.addShipping', { token, address: otherAddress });
  const [first = '', key = ''] = added.detail.shippings.map((shipping) => shipping.key);
  const products = await shopper.divisions({ 'SE-01': { [first]: 1, [key]: 2 } });
  return { first, key, cart: await shopper.change('cart.divideProducts', { token, products }) };
};

const linesOf = ({ detail }: Cart) =>
  detail.products.map(({ product_info: { sku }, shipping_key: to, quantity }) => `${sku} ${to} ${quantity}`);

describe('[cart.multiple-shipping] an address that the cart has already', () => {
  it.each(spellings)('is not added again, written %s', async (_name, _there, spelled) => {
    const { cart } = await twoPlaces();
    const { token } = cart;
    const after = await shopper.change('cart.addShipping', { token, address: spelled });
    expect(after.detail.shippings).toHaveLength(2);
    expect(after.detail.order.total_carriage).toBe(cart.detail.order.total_carriage);
  });

  it('keeps what was typed last of it', async () => {
    const { cart, key } = await twoPlaces();
    const address = { ...otherAddress, phone_number: '0110000000' };
    const { detail } = await shopper.change('cart.addShipping', { token: cart.token, address });
    expect(detail.shippings.find((shipping) => shipping.key === key)?.address).toEqual(address);
  });

  it('is another one where somebody else lives there, or next door', async () => {
    const { cart } = await twoPlaces();
    const { token } = cart;
    await shopper.change('cart.addShipping', { token, address: { ...otherAddress, shipping_first_name: '次郎' } });
    const next = await shopper.change('cart.addShipping', {
      token,
      address: { ...otherAddress, address1: '北一条西3丁目' },
    });
    expect(next.detail.shippings).toHaveLength(4);
    // 1-1, room 1, is not 1-11.
    await shopper.change('cart.addShipping', {
      token,
      address: { ...otherAddress, address1: '1-1', address2: '1号室' },
    });
    const rooms = await shopper.change('cart.addShipping', {
      token,
      address: { ...otherAddress, address1: '1-11号室', address2: '' },
    });
    expect(rooms.detail.shippings).toHaveLength(6);
  });

  it.each(spellings)('cannot be made of another one by a change, written %s', async (_name, there, spelled) => {
    const { cart, first, key } = await twoPlaces();
    const { token } = cart;
    const edited = there === home ? key : first;
    expect(await shopper.ask('cart.modifyShipping', { token, key: edited, address: spelled })).toMatchObject({
      status: 422,
      body: { message: '同じお届け先が、すでにあります。', errors: { 'address.address1': [{}] } },
    });
    // Its own spelling may be corrected.
    const own = there === home ? first : key;
    await shopper.change('cart.modifyShipping', { token, key: own, address: spelled });
  });

  it('that the orderer moves to takes the goods of both, for one carriage', async () => {
    const { cart, first } = await twoPlaces();
    const { token } = cart;
    expect(cart.detail.order.total_carriage).toBe(770 + 1320);
    const moved = await shopper.change('cart.modifyOrder', {
      token,
      orderer: {
        ...orderer,
        last_name: otherAddress.shipping_last_name,
        first_name: otherAddress.shipping_first_name,
        postal_code: '0600001',
        prefecture: otherAddress.prefecture,
        city: otherAddress.city,
        address1: `${otherAddress.address1}　${otherAddress.address2}`,
      },
    });
    expect(moved.detail.shippings).toMatchObject([{ key: first, is_orderer: true, carriage: 1320 }]);
    expect(linesOf(moved)).toEqual([`SE-01 ${first} 3`, `YO-01 ${first} 1`]);
    expect(moved.detail.order.total_carriage).toBe(1320);
  });
});

describe('a line that is put back', () => {
  it('stands where it stood', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 3, 'YO-01': 1, 'KK-06': 2 });
    const { token, detail } = cart;
    const before = linesOf(cart);
    for (const [position, line] of detail.products.entries()) {
      await shopper.change('cart.deleteProducts', {
        token,
        key: (await shopper.see(token)).detail.products[position]?.key,
      });
      const products = [{ sku_id: line.sku_id, quantity: line.quantity, position }];
      expect(linesOf(await shopper.change('cart.addProducts', { token, products }))).toEqual(before);
    }
    const products = [{ sku_id: await shopper.skuId('SH-01'), quantity: 1, position: 99 }];
    expect(linesOf(await shopper.change('cart.addProducts', { token, products }))).toEqual([
      ...before,
      `SH-01 ${firstPlace(cart)} 1`,
    ]);
  });
});
