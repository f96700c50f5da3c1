/** What is done at an address that leaves a cart, where its goods go to another one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';
import { fieldsOfNoshi } from './fields.test-support';

let shop: TestShop;
let shopper: Shopper;

/** Two pieces, of which each address has one. */
const twoPlaces = async (...chosen: readonly (readonly object[])[]) => {
  const { token } = await shopper.cartWith({ 'SE-01': 2 });
  await shopper.change('cart.modifyOrder', { token, orderer });
  const { detail } = await shopper.change('cart.addShipping', { token, address: otherAddress });
  const keys = detail.shippings.map(({ key }) => key);
  const sku_id = await shopper.skuId('SE-01');
  const divide = (...counts: readonly number[]) => {
    const quantities = counts.map((quantity, at) => ({ shipping_key: keys[at], quantity }));
    return shopper.change('cart.divideProducts', { token, products: [{ sku_id, quantities }] });
  };
  await divide(1, 1);
  const accessories = chosen.flatMap((own, at) => own.map((one) => ({ shipping_key: keys[at], ...one })));
  await shopper.change('cart.addAccessories', { token, accessories });
  return { token, divide };
};

const noshiOf = (giver: string) => ({ option_key: 'gift-noshi', details: { giver } });
const [box, cloth] = [
  { option_key: 'box', details: {} },
  { option_key: 'cloth', details: {} },
];

/** Address by address. */
const doneIn = ({ detail }: Cart) =>
  detail.shippings.map(({ accessories = [] }) =>
    accessories.map(({ option_key: key, details }) => details.giver ?? key).sort(),
  );

beforeAll(async () => {
  shop = await openTestShop('inherited-options', await testShops());
  shopper = shopperOf(shop);
  await allowSeveral(shop, true);
  const service = { channel_id: 'test', description: '', price_jpy: 110, scope: 'shipping' } as const;
  const services = await shop.db
    .insertInto('services')
    .values([
      { ...service, key: 'gift-noshi', kind: 'noshi', name: '御礼のし', fields: JSON.stringify(fieldsOfNoshi) },
      { ...service, key: 'box', kind: 'wrapping', name: '化粧箱', one_of: '包み方', fields: '[]' },
      { ...service, key: 'cloth', kind: 'wrapping', name: '風呂敷', one_of: '包み方', fields: '[]' },
    ])
    .returning('id')
    .execute();
  const { product_id } = await shop.db
    .selectFrom('skus')
    .select('product_id')
    .where('channel_id', '=', 'test')
    .where('sku', '=', 'SE-01')
    .executeTakeFirstOrThrow();
  const offers = services.map(({ id }) => ({ channel_id: 'test', product_id, service_id: id }));
  await shop.db.insertInto('product_services').values(offers).execute();
  await shop.versions.refresh();
});
afterAll(() => shop.close());

it.each([
  ['all of it, where nothing is done there', [[], [noshiOf('佐藤'), cloth]], ['cloth', '佐藤']],
  ['not what is done there already', [[noshiOf('山田')], [noshiOf('佐藤'), cloth]], ['cloth', '山田']],
  ['not what is excluded there', [[box], [noshiOf('佐藤'), cloth]], ['box', '佐藤']],
] as const)('[cart.multiple-shipping] goes to the one that takes all goods: %s', async (_name, chosen, left) => {
  const joined = await twoPlaces(...chosen);
  expect(doneIn(await shopper.change('cart.resetShippings', { token: joined.token }))).toEqual([left]);
  const divided = await twoPlaces(...chosen);
  expect(doneIn(await divided.divide(2, 0))).toEqual([left]);
});

it('goes along to where the orderer turns out to live', async () => {
  const { token } = await twoPlaces([], [noshiOf('佐藤')]);
  const moved = await shopper.change('cart.modifyOrder', {
    token,
    orderer: {
      ...orderer,
      last_name: otherAddress.shipping_last_name,
      first_name: otherAddress.shipping_first_name,
      postal_code: otherAddress.postal_code,
      prefecture: otherAddress.prefecture,
      city: otherAddress.city,
      address1: otherAddress.address1,
      address2: otherAddress.address2,
    },
  });
  expect(doneIn(moved)).toEqual([['佐藤']]);
});
