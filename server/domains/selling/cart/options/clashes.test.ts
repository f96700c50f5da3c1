/** What one choice of an option asks of its other fields: on goods and on addresses, whenever it was chosen. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { OptionField } from '../../../../../schemas/catalog/product-option';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { allowSeveral, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

const fields: readonly OptionField[] = [
  { type: 'text', name: 'name', title: 'お名前', is_required: true, max_length: 12, letters: 'any' },
  {
    ...{ type: 'choice', name: 'face', title: '書体', is_required: true },
    choices: [
      { value: 'kaisho', label: '楷書', price_jpy: 0 },
      { value: 'script', label: '筆記体', price_jpy: 110, letters: 'roman' },
    ],
  },
];
const message = '筆記体では、半角のローマ字で入力してください。';

let shop: TestShop;
let shopper: Shopper;
const errorsOf = ({ body }: { readonly body: unknown }) => (body as { errors?: object }).errors;
const add = async (details: object) => {
  const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1, options: [{ key: 'sewn', details }] }];
  return shopper.ask('cart.addProducts', { products });
};

beforeAll(async () => {
  shop = await openTestShop('clashes', await testShops());
  shopper = shopperOf(shop);
  const service = { channel_id: 'test', kind: 'embroidery', description: '', price_jpy: 0, fields: JSON.stringify(fields) } as const; // prettier-ignore
  const product = await shop.db.selectFrom('products').select('id').where('channel_id', '=', 'test').where('key', '=', 'sencha').executeTakeFirstOrThrow(); // prettier-ignore
  for (const own of [{ key: 'sewn', name: '刺繍', scope: 'line' }, { key: 'printed', name: '名入れ', scope: 'shipping' }] as const) {
    const { id } = await shop.db.insertInto('services').values({ ...service, ...own }).returning('id').executeTakeFirstOrThrow(); // prettier-ignore
    await shop.db.insertInto('product_services').values({ channel_id: 'test', product_id: product.id, service_id: id, is_required: false }).execute(); // prettier-ignore
  } // prettier-ignore
});
afterAll(() => shop.close());

it('[cart.accessories] refuses at its field a text that the chosen way of writing does not take', async () => {
  const refused = await add({ name: '山田', face: 'script' });
  expect(refused).toMatchObject({ status: 422, body: { code: 'cart.option.invalid' } });
  expect(errorsOf(refused)).toMatchObject({ 'products.0.options.0.details.name': [{ message }] });
  const { token, detail } = (await add({ name: '山田', face: 'kaisho' })).body as Cart;
  const key = detail.products[0]?.accessories?.[0]?.key;
  const modify = (name: string) => ({ token, accessories: [{ key, details: { name, face: 'script' } }] });
  expect(errorsOf(await shopper.ask('cart.modifyAccessories', modify('山田')))).toMatchObject({
    'accessories.0.details.name': [{ message }],
  });
  const changed = await shopper.change('cart.modifyAccessories', modify('Yamada'));
  expect(changed.detail.products[0]?.accessories).toMatchObject([{ details: { name: 'Yamada' }, subtotal: 110 }]);
  const shipping_key = detail.shippings[0]?.key;
  const accessories = [{ shipping_key, option_key: 'printed', details: { name: '山田', face: 'script' } }];
  expect(errorsOf(await shopper.ask('cart.addAccessories', { token, accessories }))).toMatchObject({
    'accessories.0.details.name': [{ message }],
  });
});

it('[cart.accessories] takes a text in letters of several kinds, each with its limit', async () => {
  const [name, face] = fields;
  const also_takes = [{ letters: 'roman', max_length: 10 }];
  const set = (own: unknown) => shop.db.updateTable('services').set({ fields: JSON.stringify(own) }).where('key', '=', 'sewn').execute(); // prettier-ignore
  await set([{ ...name, letters: 'japanese', max_length: 4, also_takes }, face]);
  for (const text of ['山田花子', 'Yamada Han'])
    expect(await add({ name: text, face: 'kaisho' })).toMatchObject({ status: 200 });
  for (const text of ['山田花子様', 'Yamada Hana', '山田 H.', '山田1'])
    expect(errorsOf(await add({ name: text, face: 'kaisho' }))).toHaveProperty('products.0.options.0.details.name', [
      { code: 'cart.option.invalid', message: expect.stringMatching(/(^|。)お名前は/) as string },
    ]);
  await set(fields);
});

it('[cart.accessories] refuses a sign that the chosen face does not have, unless it is made in another', async () => {
  const [name, face] = fields;
  const faces = { ...face, choices: [{ value: 'kaisho', label: '楷書', price_jpy: 0, face: 'kaisho' }] };
  const set = (own: unknown) => shop.db.updateTable('services').set({ fields: JSON.stringify(own) }).where('key', '=', 'sewn').execute(); // prettier-ignore
  await set([{ ...name, preview_by: 'face' }, faces]);
  expect(errorsOf(await add({ name: '𠮷田', face: 'kaisho' }))).toHaveProperty('products.0.options.0.details.name', [
    { code: 'cart.option.invalid', message: expect.stringMatching(/^「𠮷」は、この書体にない字/) as string },
  ]);
  expect(await add({ name: '髙﨑', face: 'kaisho' })).toMatchObject({ status: 200 });
  await set([{ ...name, preview_by: 'face', other_faces: true }, faces]);
  expect(await add({ name: '𠮷田', face: 'kaisho' })).toMatchObject({ status: 200 });
  await set(fields);
});

it('[cart.accessories] refuses it in a set of goods, and to a line that is there', async () => {
  const wrong = { name: '山田', face: 'script' };
  const sku_id = await shopper.skuId('SE-01');
  const set = [{ sku_id, quantity: 1, options: [{ key: 'sewn', details: wrong }] }];
  expect(errorsOf(await shopper.ask('cart.addSet', { products: set }))).toMatchObject({
    'products.0.options.0.details.name': [{ message }],
  });
  const { token, detail } = await shopper.change('cart.addProducts', { products: [{ sku_id, quantity: 1 }] });
  const accessories = [{ line_key: detail.products[0]?.key, option_key: 'sewn', details: wrong }];
  expect(errorsOf(await shopper.ask('cart.addAccessories', { token, accessories }))).toMatchObject({
    'accessories.0.details.name': [{ message }],
  });
});

it('says of what was chosen before the shop had the rule that it is to be chosen anew', async () => {
  const say = (known: readonly OptionField[]) =>
    shop.db.updateTable('services').set({ fields: JSON.stringify(known) }).where('key', '=', 'sewn').execute(); // prettier-ignore
  const free = fields.map((field) =>
    field.type === 'choice' ? { ...field, choices: field.choices.map(({ letters: _, ...choice }) => choice) } : field,
  );
  await say(free);
  const { token } = (await add({ name: '山田', face: 'script' })).body as Cart;
  await say(fields);
  expect((await shopper.see(token)).detail.products[0]).toMatchObject({
    issue: { code: 'option', is_blocking: true },
    accessories: [{ subtotal: 0, fault: '「刺繍」のご指定を、もう一度お選びください。' }],
  });
  // Wherever the line goes, it is read by the same rules.
  await allowSeveral(shop, true);
  const more = await shopper.change('cart.addShipping', { token, address: otherAddress });
  const line = more.detail.products[0];
  const key = more.detail.shippings.at(-1)?.key;
  const products = [
    { sku_id: line?.sku_id, line_key: line?.key, quantities: [{ shipping_key: key, quantity: line?.quantity }] },
  ];
  const { detail, next_step: next } = await shopper.change('cart.divideProducts', { token, products });
  expect(detail.products).toMatchObject([{ shipping_key: key, issue: { code: 'option' }, accessories: [{ subtotal: 0 }] }]); // prettier-ignore
  expect(next).toBeNull();
});
