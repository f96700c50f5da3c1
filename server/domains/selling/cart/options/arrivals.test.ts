import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { type Shopper, shopperOf } from '../cart.test-support';

const asked = { arrival_of: '校章', order_note: '校章をお送りください。' };
let shop: TestShop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openTestShop('arrivals', await testShops());
  shopper = shopperOf(shop);
  const crest = { channel_id: 'test', key: 'crest', kind: 'alteration', name: '校章の縫い付け' } as const;
  const { id } = await shop.db
    .insertInto('services')
    .values({ ...crest, ...asked, price_jpy: 550, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const product = await shop.db
    .selectFrom('products')
    .select('id')
    .where('channel_id', '=', 'test')
    .where('key', '=', 'sencha')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_services')
    .values({ channel_id: 'test', product_id: product.id, service_id: id })
    .execute();
  await shop.versions.refresh();
});
afterAll(() => shop.close());

const cartWith = async (options: object[]) =>
  shopper.change('cart.addProducts', { products: [{ sku_id: await shopper.skuId('SE-01'), quantity: 1, options }] });

describe('what waits for something of the shopper’s', () => {
  it('[cart.leadtime] promises no day, and says with the line what to do once it is ordered', async () => {
    const { detail } = await cartWith([{ key: 'crest', details: {} }]);
    expect(detail.products[0]?.accessories).toMatchObject([asked]);
    expect(detail.shippings[0]?.packings).toMatchObject([{ expected_at: null, arrival_of: '校章' }]);
    const plain = await cartWith([]);
    expect(plain.detail.shippings[0]?.packings[0]).not.toHaveProperty('arrival_of');
  });

  it('[cart.leadtime] has no day to choose, and takes none that is sent', async () => {
    const { token, detail } = await cartWith([{ key: 'crest', details: {} }]);
    expect(detail.products[0]?.accessories?.[0]?.words).toEqual([
      { title: 'お届け', text: '校章が届いてから加工し、お届けします' },
    ]);
    const { data } = await shop.get('cart.leadTimes', { params: { token } });
    const said = '校章が届いてから加工し、お届けします。そのため、お届け日のご指定は承れません。';
    expect(data).toMatchObject([{ dates: [], note: expect.stringContaining(said) as string }]);
    const plain = await cartWith([]);
    const days = (await shop.get('cart.leadTimes', { params: { token: plain.token } })).data[0]?.dates ?? [];
    const key = detail.shippings[0]?.packings[0]?.key;
    const packings = [{ key, delivery_at: days.at(-1), delivery_timezone_key: 'none' }];
    const refused = await shop.ask('cart.modifyPackings', { body: { token, packings } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'packings.0.delivery_at': [{}] } } });
    const asSoonAs = [{ key, delivery_at: null, delivery_timezone_key: 'am' }];
    const taken = await shopper.change('cart.modifyPackings', { token, packings: asSoonAs });
    expect(taken.detail.shippings[0]?.packings).toMatchObject([{ is_chosen: true, expected_at: null }]);
  });

  it('[cart.leadtime] is promised again once the shop does it no more, without its days', async () => {
    const expected = async (options: object[]) =>
      (await cartWith(options)).detail.shippings[0]?.packings[0]?.expected_at;
    const plain = await expected([]);
    const { token } = await cartWith([{ key: 'crest', details: {} }]);
    const crest = shop.db.updateTable('services').where('channel_id', '=', 'test').where('key', '=', 'crest');
    await crest.set({ is_active: false, lead_days: 5 }).execute();
    const [packing] = (await shopper.see(token)).detail.shippings[0]?.packings ?? [];
    await crest.set({ is_active: true, lead_days: 0 }).execute();
    expect(packing).toMatchObject({ expected_at: plain });
    expect(packing).not.toHaveProperty('arrival_of');
  });

  it('says where to send it', async () => {
    const bare = shop.db.updateTable('services').set({ order_note: null }).where('key', '=', 'crest').execute();
    await expect(bare).rejects.toThrow(/check constraint/);
  });
});
