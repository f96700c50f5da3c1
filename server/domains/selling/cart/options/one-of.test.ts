/** Options that exclude each other: a place has one of them, whoever asks, however often, and whatever the shop says later. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { OptionField } from '../../../../../schemas/catalog/product-option';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { orderer, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;

const offer = async (key: string, isRequired = false) => {
  const { id } = await shop.db.selectFrom('services').select('id').where('channel_id', '=', 'test').where('key', '=', key).executeTakeFirstOrThrow();
  const product = await shop.db.selectFrom('products').select('id').where('channel_id', '=', 'test').where('key', '=', 'sencha').executeTakeFirstOrThrow();
  const row = { channel_id: 'test', product_id: product.id, service_id: id, is_required: isRequired };
  await shop.db.insertInto('product_services').values(row).onConflict((known) => known.columns(['product_id', 'service_id']).doUpdateSet({ is_required: isRequired })).execute();
}; // prettier-ignore

const say = (key: string, one_of: string | null) =>
  shop.db.updateTable('services').set({ one_of }).where('channel_id', '=', 'test').where('key', '=', key).execute();

const fieldsOfBand: readonly OptionField[] = [
  {
    ...{ type: 'choice', name: 'place', title: '掛け方', is_required: true },
    choices: [{ value: 'inside', label: '内のし', price_jpy: 0, needs_one_of: '包み方' }],
  },
];

beforeAll(async () => {
  shop = await openTestShop('one-of', await testShops());
  shopper = shopperOf(shop);
  const paper = { channel_id: 'test', kind: 'wrapping', scope: 'shipping', one_of: '包み方', description: '' } as const;
  const label = { channel_id: 'test', kind: 'embroidery', scope: 'line', one_of: '名札', description: '' } as const;
  await shop.db
    .insertInto('services')
    .values([
      { ...paper, key: 'paper', name: '包装紙', price_jpy: 0 },
      { ...paper, key: 'cloth', name: '布包み', price_jpy: 330 },
      { ...paper, key: 'bag', kind: 'bag', name: '手提げ袋', price_jpy: 33, one_of: null },
      {
        ...paper,
        key: 'band',
        kind: 'noshi',
        name: 'のし',
        price_jpy: 0,
        one_of: null,
        fields: JSON.stringify(fieldsOfBand),
      },
      { ...label, key: 'sewn', name: '縫い付け', price_jpy: 200 },
      { ...label, key: 'ironed', name: 'アイロン', price_jpy: 100 },
    ])
    .execute();
  for (const key of ['paper', 'cloth', 'bag', 'band', 'sewn', 'ironed']) await offer(key);
  await shop.versions.refresh();
});
afterAll(() => shop.close());

const begin = async (options: object[] = []) => {
  const products = [{ sku_id: await shopper.skuId('SE-01'), quantity: 1, options }];
  return shopper.ask('cart.addProducts', { products });
};
const begun = async (options: object[] = []): Promise<Cart> => (await begin(options)).body as Cart;
const put = ({ detail }: Cart, ...keys: string[]) =>
  keys.map((option_key) => ({ shipping_key: detail.shippings[0]?.key, option_key, details: {} }));
const putToLine = ({ detail }: Cart, ...keys: string[]) =>
  keys.map((option_key) => ({ line_key: detail.products[0]?.key, option_key, details: {} }));
const done = ({ detail }: Cart) => detail.shippings[0]?.accessories?.map(({ option_key: key }) => key) ?? [];
const doneToLine = ({ detail }: Cart) => detail.products[0]?.accessories?.map(({ option_key: key }) => key) ?? [];

describe('a line of a cart', () => {
  it('[cart.accessories] says whether more can be done to it than is, and is not excluded by what is', async () => {
    const cart = await begun();
    const { token } = cart;
    const hasMore = async () => (await shopper.see(token)).detail.products[0]?.has_more_options;
    expect(await hasMore()).toBe(true);
    const sewn = await shopper.change('cart.addAccessories', { token, accessories: putToLine(cart, 'sewn') });
    // The other one is excluded; what is done to all that goes to an address is chosen elsewhere.
    expect(await hasMore()).toBeUndefined();
    await say('ironed', null);
    expect(await hasMore()).toBe(true);
    await say('ironed', '名札');
    const key = sewn.detail.products[0]?.accessories?.[0]?.key;
    await shopper.change('cart.deleteAccessories', { token, key });
    expect(await hasMore()).toBe(true);
  });
});

describe('options of which a place takes one', () => {
  it('[cart.accessories] take each other’s place at an address, and leave others alone', async () => {
    const cart = await begun();
    const { token } = cart;
    await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'paper', 'bag') });
    const swapped = await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'cloth') });
    expect(done(swapped).sort()).toEqual(['bag', 'cloth']);
    expect(swapped.detail.order.total_accessories).toBe(363);
    const back = await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'paper') });
    expect(done(back).sort()).toEqual(['bag', 'paper']);
  });

  it('take each other’s place on a line', async () => {
    const cart = await begun([{ key: 'sewn', details: {} }]);
    const { token } = cart;
    const swapped = await shopper.change('cart.addAccessories', { token, accessories: putToLine(cart, 'ironed') });
    expect(doneToLine(swapped)).toEqual(['ironed']);
    expect(swapped.detail.order.total_accessories).toBe(100);
  });

  it('are refused where both are asked for at once, and nothing changes', async () => {
    const cart = await begun();
    const { token } = cart;
    const message = '「包装紙」と「布包み」は、どちらか一つをお選びください。';
    const accessories = put(cart, 'bag', 'paper', 'cloth');
    expect(await shopper.ask('cart.addAccessories', { token, accessories })).toMatchObject({
      status: 422,
      body: { code: 'cart.option.one_only', errors: { 'accessories.2.option_key': [{ message }] } },
    });
    expect(done(await shopper.see(token))).toEqual([]);
    const labels = [{ key: 'sewn', details: {} }, { key: 'ironed', details: {} }]; // prettier-ignore
    expect(await begin(labels)).toMatchObject({
      status: 422,
      body: { code: 'cart.option.one_only', errors: { 'products.0.options.1.key': expect.any(Array) } },
    });
  });

  it('are not asked for twice at once: the second is refused, and nothing changes', async () => {
    const message = '「アイロン」が重なっています。一つだけお選びください。';
    const ironed = { key: 'ironed', details: {} };
    expect(await begin([ironed, ironed])).toMatchObject({
      status: 422,
      body: { code: 'cart.option.one_only', errors: { 'products.0.options.1.key': [{ message }] } },
    });
    const cart = await begun();
    const accessories = putToLine(cart, 'ironed', 'ironed');
    expect(await shopper.ask('cart.addAccessories', { token: cart.token, accessories })).toMatchObject({
      status: 422,
      body: { code: 'cart.option.one_only', errors: { 'accessories.1.option_key': [{ message }] } },
    });
    expect(doneToLine(await shopper.see(cart.token))).toEqual([]);
  });

  it('[cart.accessories] are asked for by what is done below one of them, as long as it is', async () => {
    const cart = await begun();
    const { token } = cart;
    await shopper.change('cart.modifyOrder', { token, orderer });
    const message = '「内のし」は、「包装紙」か「布包み」とご一緒にお選びください。';
    const band = put(cart, 'band').map((one) => ({ ...one, details: { place: 'inside' } }));
    expect(await shopper.ask('cart.addAccessories', { token, accessories: band })).toMatchObject({
      status: 422,
      body: { code: 'cart.option.invalid', errors: { 'accessories.0.details.place': [{ message }] } },
    });
    expect(done(await shopper.see(token))).toEqual([]);
    await shopper.change('cart.addAccessories', { token, accessories: [...band, ...put(cart, 'paper')] });
    const swapped = await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'cloth') });
    const faults = ({ detail }: Cart) => detail.shippings[0]?.accessories?.map(({ fault }) => fault);
    expect(faults(swapped)).toEqual([null, null]);
    await shopper.change('cart.addAccessories', { token, accessories: band });
    const cloth = swapped.detail.shippings[0]?.accessories?.find(({ option_key: key }) => key === 'cloth');
    const bare = await shopper.change('cart.deleteAccessories', { token, ids: [cloth?.key] });
    expect(faults(bare)).toEqual(['「内のし」は、「包み方」とご一緒にお選びください。']);
    expect(bare.next_step).toBe('delivery');
  });

  it('leave the one that its product is sold with only', async () => {
    await offer('sewn', true);
    const cart = await begun([{ key: 'sewn', details: {} }]);
    const accessories = putToLine(cart, 'ironed');
    const refused = await shopper.ask('cart.addAccessories', { token: cart.token, accessories });
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.option.required' } });
    expect(doneToLine(await shopper.see(cart.token))).toEqual(['sewn']);
    await offer('sewn', false);
  });

  it('are one after parallel changes', async () => {
    const cart = await begun();
    const { token } = cart;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shopper.ask('cart.addAccessories', { token, accessories: put(cart, at % 2 === 0 ? 'paper' : 'cloth') }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(done(await shopper.see(token))).toHaveLength(1);
  });

  it('cannot stand together in the database', async () => {
    const cart = await begun();
    await shopper.change('cart.addAccessories', { token: cart.token, accessories: put(cart, 'paper') });
    const { cart_id, shipping_id, one_of } = await shop.db.selectFrom('cart_accessories').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(); // prettier-ignore
    const { id } = await shop.db.selectFrom('services').select('id').where('key', '=', 'cloth').executeTakeFirstOrThrow(); // prettier-ignore
    const row = { cart_id, shipping_id, one_of, channel_id: 'test', key: 'a99', line_id: null, service_id: id };
    await expect(shop.db.insertInto('cart_accessories').values(row).execute()).rejects.toThrow(
      /cart_accessories_one_of_shipping/,
    );
  });

  it('are said, and not charged twice, where the shop says so later; one is chosen where they are', async () => {
    await say('cloth', null);
    const cart = await begun();
    const { token } = cart;
    await shopper.change('cart.modifyOrder', { token, orderer });
    await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'paper', 'cloth') });
    await say('cloth', '包み方');
    const both = await shopper.see(token);
    expect(both.next_step).toBe('delivery');
    expect(both.detail.order.total_accessories).toBe(0);
    expect(both.detail.shippings[0]?.accessories?.map(({ fault }) => fault)).toEqual([
      null,
      '「包装紙」と「布包み」は、どちらか一つをお選びください。',
    ]);
    const chosen = await shopper.change('cart.addAccessories', { token, accessories: put(cart, 'cloth') });
    expect(done(chosen)).toEqual(['cloth']);
    expect(chosen.detail.shippings[0]?.accessories?.[0]?.fault).toBeNull();
  });

  it('stand on a line until one is chosen, where the shop says so later or no more', async () => {
    await say('ironed', null);
    const cart = await begun([{ key: 'sewn', details: {} }, { key: 'ironed', details: {} }]); // prettier-ignore
    const { token } = cart;
    await say('ironed', '名札');
    expect((await shopper.see(token)).detail.products[0]).toMatchObject({
      issue: { code: 'option', is_blocking: true },
    });
    // The words that the first was chosen under are another's by now.
    await say('sewn', '別のこと');
    const chosen = await shopper.change('cart.addAccessories', { token, accessories: putToLine(cart, 'ironed') });
    expect(doneToLine(chosen)).toContain('ironed');
    await say('sewn', '名札');
  });
});
