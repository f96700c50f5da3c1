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
const twoPlaces = (...chosen: readonly (readonly object[])[]) => places([otherAddress], [1, 1], chosen);

/** The orderer's and others, with so many pieces. */
const places = async (
  others: readonly (typeof otherAddress)[],
  pieces: readonly number[],
  chosen: readonly (readonly object[])[],
) => {
  const { token } = await shopper.cartWith({ 'SE-01': pieces.reduce((sum, count) => sum + count, 0) });
  let { detail } = await shopper.change('cart.modifyOrder', { token, orderer });
  for (const address of others) ({ detail } = await shopper.change('cart.addShipping', { token, address }));
  const keys = detail.shippings.map(({ key }) => key);
  const sku_id = await shopper.skuId('SE-01');
  const divide = (...counts: readonly number[]) => {
    const quantities = counts.map((quantity, at) => ({ shipping_key: keys[at], quantity }));
    return shopper.change('cart.divideProducts', { token, products: [{ sku_id, quantities }] });
  };
  await divide(...pieces);
  const accessories = chosen.flatMap((own, at) => own.map((one) => ({ shipping_key: keys[at], ...one })));
  await shopper.change('cart.addAccessories', { token, accessories });
  return { token, keys, divide };
};

const noshiOf = (giver: string) => ({ option_key: 'gift-noshi', details: { giver } });
const [box, cloth] = [
  { option_key: 'box', details: {} },
  { option_key: 'cloth', details: {} },
];

/** Address by address. */
const doneIn = ({ detail }: Cart) =>
  detail.shippings.map(({ accessories = [] }) =>
    accessories
      .filter(({ is_left: isLeft }) => !isLeft)
      .map(({ option_key: key, details }) => details.giver ?? key)
      .sort(),
  );

/** What waits for a decision, address by address. */
const leftIn = ({ detail }: Cart) =>
  detail.shippings.map(({ accessories = [] }) =>
    accessories
      .filter(({ is_left: isLeft }) => isLeft)
      .map(({ key, details, fault, subtotal }) => ({ key, giver: details.giver, fault, subtotal })),
  );

const fault = '「御礼のし」は、お届け先の変更やログインの前にお選びの内容です。';

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

it('[cart.multiple-shipping] stays to be decided on, for nothing, where its address had another: nothing goes without a word', async () => {
  const { token } = await twoPlaces([noshiOf('山田')], [noshiOf('佐藤')]);
  const joined = await shopper.change('cart.resetShippings', { token });
  expect(doneIn(joined)).toEqual([['山田']]);
  expect(leftIn(joined)).toEqual([[{ key: expect.any(String) as string, giver: '佐藤', fault, subtotal: 0 }]]);
  expect(joined).toMatchObject({ next_step: 'delivery', detail: { order: { total_accessories: 110 } } });
  const key = leftIn(joined)[0]?.[0]?.key ?? '';
  const gone = await shopper.change('cart.deleteAccessories', { token, ids: [key] });
  expect([doneIn(gone), leftIn(gone)]).toEqual([[['山田']], [[]]]);
});

it('[cart.multiple-shipping] takes the place of the other where it is chosen', async () => {
  const { token, keys } = await twoPlaces([noshiOf('山田')], [noshiOf('佐藤')]);
  await shopper.change('cart.resetShippings', { token });
  const accessories = [{ shipping_key: keys[0], ...noshiOf('佐藤') }];
  const chosen = await shopper.change('cart.addAccessories', { token, accessories });
  expect([doneIn(chosen), leftIn(chosen)]).toEqual([[['佐藤']], [[]]]);
});

it('[cart.multiple-shipping] asks nothing where the same is done already', async () => {
  const { token } = await twoPlaces([noshiOf('佐藤')], [noshiOf('佐藤')]);
  const joined = await shopper.change('cart.resetShippings', { token });
  expect([doneIn(joined), leftIn(joined)]).toEqual([[['佐藤']], [[]]]);
});

it('[cart.multiple-shipping] stays to be decided on where its goods go to several others', async () => {
  const third = { ...otherAddress, address1: '神宮前9-9-9' };
  const { divide } = await places([otherAddress, third], [1, 1, 2], [[], [], [noshiOf('佐藤')]]);
  const divided = await divide(2, 2, 0);
  expect(doneIn(divided)).toEqual([[], []]);
  expect(leftIn(divided).map((left) => left.map(({ giver }) => giver))).toEqual([['佐藤'], []]);
  expect(divided.next_step).toBe('delivery');
  // It goes on with the goods.
  expect(leftIn(await divide(0, 4)).map((left) => left.map(({ giver }) => giver))).toEqual([['佐藤']]);
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

it('says that no goods take it any more, where the last that did has left, and can be taken off', async () => {
  const { token, detail } = await shopper.cartWith({ 'SE-01': 1, 'KK-06': 1 });
  const wanted = { shipping_key: detail.shippings[0]?.key, ...noshiOf('山田') };
  await shopper.change('cart.addAccessories', { token, accessories: [wanted] });
  const tea = detail.products.find(({ product_info: { sku } }) => sku === 'SE-01');
  const left = await shopper.change('cart.deleteProducts', { token, key: tea?.key });
  const [noshi] = left.detail.shippings[0]?.accessories ?? [];
  expect(noshi).toMatchObject({
    fault: 'こちらへお届けする商品に、「御礼のし」を承れるものがなくなりました。外してからお進みください。',
    subtotal: 0,
  });
  const services = shop.db.updateTable('services').where('key', '=', 'gift-noshi').where('channel_id', '=', 'test');
  await services.set({ is_active: false }).execute();
  expect((await shopper.see(token)).detail.shippings[0]?.accessories).toMatchObject([
    { fault: '「御礼のし」は、ただいま承っておりません。外してからお進みください。' },
  ]);
  await services.set({ is_active: true }).execute();
  expect(doneIn(await shopper.change('cart.deleteAccessories', { token, key: noshi?.key }))).toEqual([[]]);
});
