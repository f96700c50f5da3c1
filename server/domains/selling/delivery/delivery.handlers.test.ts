import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryPromise } from '../../../../schemas/delivery/delivery.calls';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { type Shopper, shopperOf } from '../cart/cart.test-support';
import type { PromisedGoods } from './delivery.repository';
import { promiseOf } from './promise';
import type { DeliveryRules } from './delivery.types';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const productOf = async (sku: string) =>
  shop.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['products.id', 'products.key', 'skus.id as skuId'])
    .where('sku', '=', sku)
    .where('skus.channel_id', '=', 'test')
    .executeTakeFirstOrThrow();

const promised = (key: string) => shop.ask('delivery.promise', { params: { key } });

describe('what is promised of a product', () => {
  it('[cart.leadtime] is the day that its cart expects', async () => {
    const { key } = await productOf('KK-06');
    const { body } = await promised(key);
    const cart = await shopper.cartWith({ 'KK-06': 1 });
    const [packing] = cart.detail.shippings[0]?.packings ?? [];
    expect(packing?.expected_at).toBeTruthy();
    expect(body).toMatchObject({ earliest: packing?.expected_at });
  });

  it('[cart.leadtime] is the day that its cart expects with what is done to it', async () => {
    const { key, id } = await productOf('KK-06');
    const service = { channel_id: 'test', kind: 'embroidery', description: '', price_jpy: 0 } as const;
    const made = await shop.db
      .insertInto('services')
      .values([
        { ...service, key: 'always', name: 'いつも', lead_days: 2 },
        { ...service, key: 'wished', name: 'ご指定', lead_days: 4 },
        { ...service, key: 'past', name: '前は', lead_days: 9, is_active: false },
      ])
      .returning('id')
      .execute();
    const offers = made.map((one, at) => ({
      ...{ channel_id: 'test', product_id: id, service_id: one.id, is_required: at === 0 },
    }));
    await shop.db.insertInto('product_services').values(offers).execute();
    await shop.versions.refresh();
    const expected = async (...keys: string[]) => {
      const options = keys.map((one) => ({ key: one, details: {} }));
      const products = [{ sku_id: await shopper.skuId('KK-06'), quantity: 1, options }];
      return (await shopper.change('cart.addProducts', { products })).detail.shippings[0]?.packings[0]?.expected_at;
    };
    const { body } = await promised(key);
    expect(body).toMatchObject({
      earliest: await expected('always'),
      later_with: [{ keys: ['wished'], names: ['ご指定'], earliest: await expected('always', 'wished') }],
    });
    await shop.db.deleteFrom('product_services').where('product_id', '=', id).execute();
  });

  it('[cart.leadtime] is the day that its cart expects of what is got for the order', async () => {
    const { key, skuId } = await productOf('SH-01');
    const expected = async () => (await shopper.cartWith({ 'SH-01': 1 })).detail.shippings[0]?.packings[0]?.expected_at;
    const { body } = await promised(key);
    expect(body).toMatchObject({ earliest: await expected() });
    expect((body as DeliveryPromise).note).toContain('商品のご用意に14日ほど');
    const model = await shop.get('catalog.product', { params: { key } });
    expect(model.product_model.products).toMatchObject([{ stock_status: 'order', restock_days: 14 }]);
    await shop.db.updateTable('stocks').set({ quantity: 1 }).where('sku_id', '=', skuId).execute();
    await shop.versions.refresh();
    const { body: there } = await promised(key);
    expect(there).toMatchObject({
      earliest: await expected(),
      later_of: [{ from_pieces: 2, variants: [{}], earliest: (body as DeliveryPromise).earliest }],
    });
  });

  it('names what can be had beside a variant that is sold out', async () => {
    const { key, skuId, id } = await productOf('KK-06');
    const there = async () => ((await promised(key)).body as DeliveryPromise).available;
    const variants = await shop.db
      .selectFrom('skus')
      .select(['id', 'options'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    const ids = variants.map((one) => one.id);
    await shop.db.updateTable('stocks').set({ quantity: 9, reserved: 0 }).where('sku_id', 'in', ids).execute();
    await shop.versions.refresh();
    expect(await there()).toBeUndefined();
    await shop.db.updateTable('stocks').set({ quantity: 0 }).where('sku_id', '=', skuId).execute();
    await shop.versions.refresh();
    const others = variants.filter((one) => one.id !== skuId).map(({ options }) => options);
    expect(others.length).toBeGreaterThan(0);
    expect(await there()).toEqual(others);
  });

  it('is nothing of what is sold out, and a 404 of what is not there, or another shop’s', async () => {
    const { key, skuId, id } = await productOf('SE-01');
    const set = (quantity: number) =>
      shop.db.updateTable('stocks').set({ quantity, reserved: 0 }).where('sku_id', '=', skuId).execute();
    await shop.db.updateTable('skus').set({ is_active: false }).where('product_id', '=', id).where('id', '<>', skuId).execute(); // prettier-ignore
    await set(0);
    expect(await promised(key)).toMatchObject({ status: 200, body: { earliest: null } });
    await set(9);
    expect((await promised(key)).body).not.toMatchObject({ earliest: null });
    await shop.db.updateTable('products').set({ is_published: false }).where('id', '=', id).execute();
    expect(await promised(key)).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    // A shop may name its products as it likes.
    for (const none of ['no-such-product', '存在しない🍵', 'A_b.c'])
      expect(await promised(none)).toMatchObject({ status: 404 });
  });
});

describe('the moment until which an order counts as of that day', () => {
  const rules: DeliveryRules = {
    ...{ carriageJpy: 0, chilledFeeJpy: 0, frozenFeeJpy: 0, freeFromJpy: null, transitDays: 1, choosableDays: 30 },
    giftCarriageJpy: null,
    cutoffHour: 12,
    prefectures: new Map([
      ['沖縄県', { carriageJpy: null, transitDays: 3, hasTimezones: true, takesGifts: true }],
      ['北海道', { carriageJpy: 1320, transitDays: 2, hasTimezones: true, takesGifts: true }],
      ['東京都', { carriageJpy: 1, transitDays: null, hasTimezones: true, takesGifts: true }],
    ]),
    remotePostalCodes: [],
    days: ['20', '21', '22', '23', '24'].map((day) => ({
      ...{ date: `2026-11-${day}`, is_business_day: true, note: null, holiday: null },
    })),
  };
  const option = (key: string, leadDays: number, scope: 'line' | 'shipping' = 'line', isRequired = false) => ({
    ...{ key, name: key, scope, lead_days: leadDays, is_required: isRequired },
  });
  const onShelf = { options: {}, is_made_to_order: false, available: 9, restock_days: 0 };
  const goods: PromisedGoods = { lead_days: 0, max_quantity: 9, axes: [], skus: [onShelf], options: [] };
  const at = (time: string, cutoffHour = 12, options: readonly ReturnType<typeof option>[] = []): DeliveryPromise =>
    promiseOf({ ...rules, cutoffHour }, new Date(`${time}+09:00`), { ...goods, options });

  it.each([
    ['2026-11-20T11:59:59', 12, '2026-11-21', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T12:00:00', 12, '2026-11-22', '2026-11-21T03:00:00.000Z'],
    ['2026-11-20T23:59:59', 24, '2026-11-21', '2026-11-20T15:00:00.000Z'],
    ['2026-11-21T00:00:00', 24, '2026-11-22', '2026-11-21T15:00:00.000Z'],
    ['2026-11-20T00:00:00', 0, '2026-11-22', '2026-11-20T15:00:00.000Z'],
  ])('%s, with orders until %i', (time, hour, earliest, before) => {
    expect(at(time, hour)).toMatchObject({ earliest, order_before: before });
  });

  it('says with what it takes longer, and how long: side by side on the goods, one after the other at an address', () => {
    const dayOf = (...options: readonly ReturnType<typeof option>[]) => {
      const { earliest, later_with: later } = at('2026-11-20T09:00:00', 12, options);
      return [earliest, ...later.map(({ keys, earliest: day }) => [keys, day])];
    };
    expect(dayOf(option('bag', 0))).toEqual(['2026-11-21']);
    expect(dayOf(option('name', 2), option('label', 2), option('hem', 1))).toEqual([
      '2026-11-21',
      [['hem'], '2026-11-22'],
      [['name', 'label'], '2026-11-23'],
    ]);
    const name = option('name', 2, 'line', true);
    expect(dayOf(name, option('hem', 1), option('lining', 3))).toEqual(['2026-11-23', [['lining'], '2026-11-24']]);
    expect(dayOf(name, option('noshi', 1, 'shipping'))).toEqual(['2026-11-23', [['noshi'], '2026-11-24']]);
    expect(dayOf(option('name', 9))).toEqual(['2026-11-21', [['name'], null]]);
  });

  it('says no day of what begins when something of the shopper’s is there, and that last', () => {
    const options = [{ ...option('crest', 0), arrival_of: '校章' }, option('hem', 1)];
    const { later_with: later } = at('2026-11-20T09:00:00', 12, options);
    expect(later.map(({ keys, earliest, arrival_of: awaited }) => [keys, earliest, awaited])).toEqual([
      [['hem'], '2026-11-22', undefined],
      [['crest'], null, '校章'],
    ]);
  });

  it('says no day at all of what is sold only with something of the shopper’s', () => {
    const options = [{ ...option('crest', 0, 'line', true), arrival_of: '校章' }, option('hem', 1)];
    const said = at('2026-11-20T09:00:00', 12, options);
    expect(said).toMatchObject({ earliest: null, arrival_of: '校章', later_with: [] });
    expect(said).not.toHaveProperty('later_of');
  });

  it('says what comes later, together what waits alike, with what is done to it', () => {
    const [soon, late] = [{ サイズ: 'S' }, { サイズ: 'L' }];
    const sku = (options: Record<string, string>, available: number, restock_days: number) => ({
      ...{ options, is_made_to_order: true, available, restock_days },
    });
    const of = (skus: PromisedGoods['skus']) =>
      promiseOf({ ...rules, cutoffHour: 12 }, new Date('2026-11-20T09:00:00+09:00'), {
        ...{ lead_days: 0, max_quantity: 5, axes: [], skus, options: [option('hem', 1)] },
      });
    expect(of([sku(soon, 0, 1), sku(late, 0, 2), sku({ サイズ: 'XL' }, 0, 2)])).toMatchObject({
      earliest: '2026-11-22',
      later_with: [{ keys: ['hem'], earliest: '2026-11-23' }],
      later_of: [
        {
          ...{ from_pieces: 1, variants: [late, { サイズ: 'XL' }], earliest: '2026-11-23' },
          later_with: [{ keys: ['hem'], earliest: '2026-11-24' }],
        },
      ],
    });
    expect(of([sku(soon, 2, 1)])).toMatchObject({
      earliest: '2026-11-21',
      later_of: [{ from_pieces: 3, variants: [soon], earliest: '2026-11-22' }],
    });
    // More than are there are not sold in one line.
    expect(of([sku(soon, 5, 1)])).not.toHaveProperty('later_of');
    expect(of([sku(soon, 0, 1)])).not.toHaveProperty('later_of');
  });

  it('names the variants that can be had, where something else can be chosen', () => {
    const axes = [
      { name: '色', values: ['紺', '灰'] },
      { name: 'サイズ', values: ['S', 'M'] },
    ];
    const of = (...chosen: readonly (readonly [string, string])[]) => {
      const skus = chosen.map(([色, サイズ]) => ({ ...onShelf, options: { 色, サイズ } }));
      return promiseOf(rules, new Date('2026-11-20T09:00:00+09:00'), { ...goods, axes, skus });
    };
    const some = [['紺', 'S'], ['灰', 'M'], ['灰', 'S']] as const; // prettier-ignore
    expect(of(...some).available).toEqual(some.map(([色, サイズ]) => ({ 色, サイズ })));
    expect(of(...some, ['紺', 'M'])).not.toHaveProperty('available');
    expect(at('2026-11-20T09:00:00')).not.toHaveProperty('available');
  });

  it('says where it takes longer, in the official order', () => {
    expect(at('2026-11-20T09:00:00').later_in).toEqual(['北海道', '沖縄県']);
  });
});
