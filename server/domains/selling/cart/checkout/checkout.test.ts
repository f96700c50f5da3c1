import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import { type CallId, contract } from '../../../../../schemas/shop-contract';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { LeadTime } from '../../../../../schemas/delivery/delivery';
import type { RawInput } from '../../../../http/compiled-call';
import { createDispatch } from '../../../../http/dispatch';
import { createShop } from '../../../shop';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { card, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await addFrozen();
});
afterAll(() => shop.close());

/** `IC-01`, the one frozen thing in the shop. */
async function addFrozen() {
  const product = await shop.db
    .insertInto('products')
    .values({
      channel_id: 'test',
      key: 'ice',
      name: '最中アイス',
      temperature: '冷凍',
      tax_class: 'reduced',
      published_at: '2026-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('skus')
    .values({ channel_id: 'test', product_id: product.id, sku: 'IC-01', price_jpy: 400, is_made_to_order: true })
    .execute();
}

const packingsOf = (cart: Cart) => cart.detail.shippings.flatMap(({ packings }) => packings);

const leadTimes = async (token: string, query: object = {}): Promise<LeadTime[]> => {
  const { data } = await shop.get('cart.leadTimes', { params: { token }, query });
  return data;
};

const choose = (token: string, key: string | undefined, delivery_at: string | null, delivery_timezone_key = 'none') =>
  shopper.ask('cart.modifyPackings', { token, packings: [{ key, delivery_at, delivery_timezone_key }] });

describe('the steps of a checkout', () => {
  it('[cart.guest] lead a guest from the lines to the confirmation', async () => {
    const { token, next_step: first } = await shopper.cartWith({ 'KK-06': 1 });
    expect(first).toBe('orderer');
    const known = await shopper.change('cart.modifyOrder', { token, orderer });
    expect(known).toMatchObject({ orderer, next_step: 'delivery' });
    expect(known.detail.shippings[0]).toMatchObject({
      is_orderer: true,
      address: { shipping_last_name: '山田', shipping_kana: 'ヤマダ　ハナコ', postal_code: '5090207' },
    });
    const packings = packingsOf(known).map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'am' }));
    const chosen = await shopper.change('cart.modifyPackings', { token, packings });
    expect(chosen.next_step).toBe('payment');
    expect(packingsOf(chosen)).toMatchObject([{ delivery_at: null, delivery_timezone_key: 'am', is_chosen: true }]);
    const paid = await shopper.change('cart.modifyOrder', { token, payment_id: await shopper.methodId('cod') });
    expect(paid).toMatchObject({ next_step: 'confirm', payment: { kind: 'cod', masked_number: null } });
    expect(paid.detail.order).toMatchObject({ total_fee: 330, total_payment: 1680 + 1100 + 330 });
  });

  it('wait for an address where the goods go to somebody else', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    await shopper.change('cart.modifyOrder', { token, orderer });
    const awaited = await shopper.change('cart.resetShippings', { token, is_removing_address: true });
    expect(awaited).toMatchObject({
      next_step: 'shipping',
      detail: { shippings: [{ is_orderer: false, address: null }] },
    });
    const sent = await shopper.change('cart.addShipping', { token, address: otherAddress });
    expect(sent).toMatchObject({ next_step: 'delivery', detail: { shippings: [{ is_orderer: false }] } });
    expect(sent.detail.shippings[0]).toMatchObject({ address: otherAddress, carriage: 1320 });
  });

  it('go back to the delivery when the day that was chosen is not possible any more', async () => {
    const { token, detail } = await shopper.completeCart({ 'SE-01': 1 });
    const [time] = await leadTimes(token);
    const key = detail.shippings[0]?.packings[0]?.key;
    expect(await choose(token, key, time?.earliest ?? '')).toMatchObject({
      status: 200,
      body: { next_step: 'confirm' },
    });
    const later = { now: new Date('2026-12-10T12:00:00+09:00') };
    expect((await shopper.see(token, later)).next_step).toBe('delivery');
    // The castle of the island has no hours, and is further away.
    const far = { ...otherAddress, prefecture: '沖縄県', postal_code: '9000001' };
    expect((await shopper.change('cart.addShipping', { token, address: far })).next_step).toBe('delivery');
  });

  it('ask for the delivery of a parcel that came later', async () => {
    const { token } = await shopper.completeCart({ 'SE-01': 1 });
    const products = [{ sku_id: await shopper.skuId('IC-01'), quantity: 1 }];
    const cart = await shopper.change('cart.addProducts', { token, products });
    expect(cart.next_step).toBe('delivery');
    expect(packingsOf(cart).map((packing) => packing.is_chosen)).toEqual([true, false]);
  });

  it('end where a line stands against them', async () => {
    const { token } = await shopper.completeCart({ 'SH-01': 1 });
    await shop.db.updateTable('skus').set({ is_active: false }).where('sku', '=', 'SH-01').execute();
    expect((await shopper.see(token)).next_step).toBeNull();
    await shop.db.updateTable('skus').set({ is_active: true }).where('sku', '=', 'SH-01').execute();
    expect((await shopper.see(token)).next_step).toBe('confirm');
  });
});

describe('shippings', () => {
  it('[call.cart-shipping-add] go to a typed address; a guest has no address book', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    expect(await shopper.ask('cart.addShipping', { token, user_address_id: 1 })).toMatchObject({
      status: 422,
      body: { code: 'cart_detail.set_user_address.not_data' },
    });
    expect(await shopper.ask('cart.addShipping', { token })).toMatchObject({ status: 422 });
  });

  it('change where they go', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1 });
    await shopper.change('cart.modifyOrder', { token, orderer });
    const key = detail.shippings[0]?.key;
    const away = await shopper.change('cart.modifyShipping', { token, key, address: otherAddress });
    expect(away.detail.shippings[0]).toMatchObject({ key, is_orderer: false, address: otherAddress, carriage: 1320 });
    const home = await shopper.change('cart.modifyShipping', { token, key, to_orderer: true });
    expect(home.detail.shippings[0]).toMatchObject({ key, is_orderer: true, carriage: 770 });
    const unknown = await shopper.ask('cart.modifyShipping', { token, key: 's99', to_orderer: true });
    expect(unknown).toMatchObject({ status: 422, body: { errors: { key: [{}] } } });
  });

  it('[call.cart-reset] become one again, with or without its address', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1, 'YO-01': 1 });
    const { id } = await shopper.change('cart.addShipping', { token, address: otherAddress });
    const { products, shippings } = (await shopper.see(token)).detail;
    await divide(id, products[0]?.key ?? '');
    expect((await shopper.see(token)).detail.shippings).toHaveLength(2);
    const kept = await shopper.change('cart.resetShippings', { token });
    expect(kept.detail.products).toHaveLength(2);
    expect(kept.detail.shippings).toMatchObject([{ key: shippings[0]?.key, address: otherAddress, packings: [{}] }]);
    const asked = await shopper.change('cart.resetShippings', { token, is_removing_address: true });
    expect(asked.detail.shippings).toMatchObject([{ key: shippings[0]?.key, address: null, is_orderer: false }]);
  });

  it('cost nothing from the sum on that the shop says, but for the cooling', async () => {
    const near = await shopper.cartWith({ 'SE-01': 10 });
    expect(near.detail.shippings[0]).toMatchObject({ carriage: 770, free_carriage_in: 200 });
    const free = await shopper.cartWith({ 'SE-01': 11 });
    expect(free.detail.shippings[0]).toMatchObject({ carriage: 0, free_carriage_in: null });
    const chilled = await shopper.cartWith({ 'SE-01': 11, 'KK-06': 1 });
    expect(chilled.detail.order).toMatchObject({ total_carriage: 330, total_cooling: 330 });
    expect(near.detail.order.total_cooling).toBe(0);
  });
});

/** A second shipping, as dividing will make it. */
async function divide(cartId: number, lineKey: string): Promise<void> {
  const shipping = await shop.db
    .insertInto('cart_shippings')
    .values({ cart_id: cartId, key: 's90', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const packing = await shop.db
    .insertInto('cart_packings')
    .values({ cart_id: cartId, shipping_id: shipping.id, key: 'p91', temperature: '常温' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('cart_lines')
    .set({ packing_id: packing.id })
    .where('cart_id', '=', cartId)
    .where('key', '=', lineKey)
    .execute();
}

describe('lead times', () => {
  it('[cart.leadtime] [call.cart-leadtime] say for each parcel when it can come', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1, 'IC-01': 1 });
    const times = await leadTimes(token);
    expect(times.map(({ shipping_key: s, packing_key: p }) => [s, p])).toEqual(
      detail.shippings[0]?.packings.map(({ key }) => [detail.shippings[0]?.key, key]),
    );
    const [first, second] = times;
    expect(await leadTimes(token, { keys: second?.packing_key })).toEqual([second]);
    const [earliest] = await leadTimes(token, { choiceMode: 'earliest', keys: first?.packing_key });
    expect(earliest).toEqual({ ...first, latest: first?.earliest, dates: [first?.earliest] });
    expect(first?.dates).toContain(first?.latest);
    const empty = await shopper.ask('cart.init', {});
    expect(await leadTimes((empty.body as Cart).token)).toEqual([]);
  });

  it('refuse the key of a parcel that the cart does not have', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    expect(await shop.ask('cart.leadTimes', { params: { token }, query: { keys: 'p2,p99' } })).toMatchObject({
      status: 422,
      body: { errors: { keys: [{}] } },
    });
    expect(await shop.ask('cart.leadTimes', { params: { token }, query: { choiceMode: 'x' } })).toMatchObject({
      status: 422,
    });
  });

  it('follow the slowest of the goods and the address', async () => {
    const near = await shopper.cartWith({ 'SE-01': 1 });
    const slow = await shopper.cartWith({ 'SE-01': 1, 'KK-06': 1 });
    const earliest = async (token: string) => (await leadTimes(token))[0]?.earliest ?? '';
    const [soon, later] = [await earliest(near.token), await earliest(slow.token)];
    expect(later > soon).toBe(true);
    await shopper.change('cart.addShipping', { token: near.token, address: otherAddress });
    expect((await earliest(near.token)) > soon).toBe(true);
  });

  it('[cart.leadtime] are all that can be chosen', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1 });
    const key = detail.shippings[0]?.packings[0]?.key;
    const [time] = await leadTimes(token);
    expect(await choose(token, key, time?.latest ?? '')).toMatchObject({ status: 200 });
    for (const day of ['2026-11-19', '2026-11-20', '2099-01-01', '0001-01-01']) {
      expect(await choose(token, key, day)).toMatchObject({
        status: 422,
        body: { code: 'cart.delivery.not_possible', errors: { 'packings.0.delivery_at': [{}] } },
      });
    }
    for (const day of ['2026-02-30', 'tomorrow', '', 20261201]) {
      expect(await choose(token, key, day as string)).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    }
    expect((await choose(token, 'p99', null)).body).toMatchObject({ errors: { 'packings.0.key': [{}] } });
    expect(packingsOf(await shopper.see(token))).toMatchObject([{ delivery_at: time?.latest }]);
  });

  it('offer no hours where none can be promised', async () => {
    const { token, detail } = await shopper.cartWith({ 'SE-01': 1 });
    const address = { ...otherAddress, prefecture: '沖縄県', postal_code: '9000001' };
    await shopper.change('cart.addShipping', { token, address });
    expect(await choose(token, detail.shippings[0]?.packings[0]?.key, null, 'am')).toMatchObject({
      status: 422,
      body: { code: 'cart.delivery.not_possible', errors: { 'packings.0.delivery_timezone_key': [{}] } },
    });
  });
});

describe('payment', () => {
  const methods = async (token: string) => {
    const { data } = await shop.get('cart.payments', { params: { token } });
    return new Map(data.map((method) => [method.code, method]));
  };
  const check = async (token: string, payment_id: number) =>
    shop.get('cart.checkPayment', { params: { token, payment_id } });

  it('[cart.payment-check] says which methods a cart may use, and why not the others', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const cod = await shopper.methodId('cod');
    expect([...(await methods(token)).keys()]).toEqual(['card', 'konbini', 'bank', 'cod']);
    expect(await check(token, cod)).toEqual({ is_ok: true, reason: null });
    const products = [{ sku_id: await shopper.skuId('IC-01'), quantity: 1 }];
    await shopper.change('cart.addProducts', { token, products });
    const refused = (await methods(token)).get('cod');
    expect(refused).toMatchObject({ is_available: false, reason: expect.stringContaining('冷凍') as string });
    expect(await check(token, cod)).toEqual({ is_ok: false, reason: refused?.reason });
    expect(await check(token, 999_999)).toMatchObject({ is_ok: false, reason: expect.any(String) as string });
    const body = { token, payment_id: cod };
    expect(await shopper.ask('cart.modifyOrder', body)).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.not_allowed', message: refused?.reason, errors: { payment_id: [{}] } },
    });
  });

  it('sends a shopper back whose method the cart may not use any more', async () => {
    const { token, detail } = await shopper.completeCart({ 'SE-01': 1 });
    await shopper.change('cart.addShipping', { token, address: otherAddress });
    expect((await shopper.see(token)).next_step).toBe('payment');
    await shopper.change('cart.modifyShipping', { token, key: detail.shippings[0]?.key, to_orderer: true });
    expect((await shopper.see(token)).next_step).toBe('confirm');
  });

  it('does not wait for transfers when the goods are wished for before', async () => {
    const { token, detail } = await shopper.completeCart({ 'SE-01': 1 }, 'konbini');
    const [time] = await leadTimes(token);
    const chosen = await choose(token, detail.shippings[0]?.packings[0]?.key, time?.earliest ?? '');
    expect(chosen).toMatchObject({ body: { next_step: 'payment' } });
    expect((await methods(token)).get('bank')).toMatchObject({ is_available: false });
  });

  it.each(['KK-06', 'SH-01'])('takes no transfer that, paid on the last day, comes too late for %s', async (sku) => {
    const { token, detail } = await shopper.completeCart({ [sku]: 1 }, 'konbini');
    const key = detail.shippings[0]?.packings[0]?.key;
    const [now] = await leadTimes(token);
    const paidLast = { now: new Date('2026-11-27T23:59:00+09:00') };
    const { data } = await shop.get('cart.leadTimes', { params: { token }, query: {} }, paidLast);
    const first = data[0]?.earliest ?? '';
    const justBefore = now?.dates.filter((day) => day < first).at(-1) ?? '';
    // More than the seven days to pay in, but less than those and the preparation.
    expect(justBefore > '2026-11-28').toBe(true);
    expect(await choose(token, key, justBefore)).toMatchObject({ body: { next_step: 'payment' } });
    expect((await methods(token)).get('konbini')?.reason).toContain('間に合いません');
    expect(await choose(token, key, first)).toMatchObject({ body: { next_step: 'confirm' } });
  });

  it('says how many days there are to pay in, and when the goods could come', async () => {
    const { token, payment, detail } = await shopper.completeCart({ 'SE-01': 1 }, 'konbini');
    expect(payment).toMatchObject({ kind: 'konbini', pay_within_days: 7 });
    const [time] = await leadTimes(token);
    expect(packingsOf({ detail } as Cart)).toMatchObject([{ delivery_at: null, expected_at: time?.earliest }]);
    expect((await shopper.completeCart({ 'SE-01': 1 })).payment).toMatchObject({ pay_within_days: null });
  });

  it('takes a card with a card method only, and drops it with the method', async () => {
    const { token } = await shopper.completeCart({ 'SE-01': 1 });
    const [cod, byCard] = [await shopper.methodId('cod'), await shopper.methodId('card')];
    const order = (details: object) => shopper.ask('cart.modifyOrder', { token, ...details });
    expect(await order({ card })).toMatchObject({ status: 422, body: { errors: { card: [{}] } } });
    expect(await order({ payment_id: byCard })).toMatchObject({
      body: { next_step: 'payment', payment: { masked_number: null } },
    });
    expect(await order({ card })).toMatchObject({
      body: { next_step: 'confirm', payment: { kind: 'card', masked_number: '************4242' } },
    });
    expect(await order({ payment_id: byCard })).toMatchObject({ body: { next_step: 'confirm' } });
    expect(await order({ payment_id: cod })).toMatchObject({ body: { payment: { masked_number: null } } });
    expect(await order({ payment_id: byCard })).toMatchObject({ body: { next_step: 'payment' } });
    const number = { ...card, masked_number: '4242424242424242' };
    expect(await order({ payment_id: byCard, card: number })).toMatchObject({ status: 422 });
  });

  it('[cart.payment-check] sends a shopper back whose method is not offered any more, and says so', async () => {
    const { token, fingerprint } = await shopper.completeCart({ 'SE-01': 1 }, 'card');
    // The same shop, started without a payment service.
    const alone = createShop({ db: shop.db, versions: shop.versions });
    const dispatch = createDispatch({
      contract,
      handlers: alone.handlers,
      answerChecks: 'always',
      isClosed: () => Promise.resolve(false),
      isMemberless: () => Promise.resolve(false),
      limits: null,
    });
    const channel = await alone.channels.find({ id: 'test' });
    if (!channel) throw new Error('no channel');
    const { log } = Fastify();
    const ask = (id: CallId, input: RawInput) =>
      dispatch.run(id, input, { channel, now: new Date('2026-11-20T12:00:00+09:00'), visitor: { kind: 'guest' }, log });

    const offered = await ask('order.payments', {});
    expect(offered.body).toMatchObject({ data: [{ kind: 'konbini' }, { kind: 'bank' }, { kind: 'cod' }] });
    const seen = await ask('cart.cart', { params: { token } });
    expect(seen.body).toMatchObject({ next_step: 'payment', payment_id: null, payment: null });
    expect(seen.body).toMatchObject({ payment_lost: expect.stringContaining('クレジットカード') as string });
    const decision = await ask('cart.decide', {
      params: { token },
      body: { fingerprint },
    });
    expect(decision).toMatchObject({ status: 422, body: { code: 'cart.payment.not_allowed' } });
    const { body } = await ask('cart.payments', { params: { token } });
    const { data } = body as { data: { code: string; is_available: boolean; reason: string | null }[] };
    expect(data.map(({ code, is_available: isAvailable }) => [code, isAvailable])).toEqual([
      ['card', false], ['konbini', true], ['bank', true], ['cod', true],
    ]); // prettier-ignore
    expect(data[0]?.reason).toBe(
      'お選びいただいていたクレジットカードは、ただいまお取り扱いしておりません。ほかのお支払い方法をお選びください。',
    );
    const payment_id = await shopper.methodId('cod');
    const changed = await ask('cart.modifyOrder', { body: { token, payment_id } });
    expect(changed.body).toMatchObject({ next_step: 'confirm' });
    expect((await ask('cart.payments', { params: { token } })).body).toMatchObject({ data: [{}, {}, {}] });
  });

  it('says why a card was refused until the shopper has read it', async () => {
    const { token } = await shopper.cartWith({ 'KK-06': 1 });
    const why = 'cart.payment.card_gone';
    const { id } = await shopper.see(token);
    await shop.db.updateTable('carts').set({ payment_error: why }).where('id', '=', id).execute();
    expect((await shopper.see(token)).payment_error).toBe(why);
    expect((await shopper.change('cart.deletePaymentError', { token })).payment_error).toBeNull();
    expect((await shopper.change('cart.deletePaymentError', { token })).payment_error).toBeNull();
    expect((await shopper.ask('cart.deletePaymentError', { token: 'x'.repeat(22) })).status).toBe(404);
  });

  it('knows no method of another shop, nor one that is off', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const unusable = await shop.db
      .insertInto('payment_methods')
      .values([
        { channel_id: 'test', code: 'off', kind: 'cod', name: '休止中', is_active: false },
        { channel_id: 'other', code: 'theirs', kind: 'cod', name: '隣の店の代引' },
      ])
      .returning('id')
      .execute();
    for (const payment_id of [...unusable.map(({ id }) => id), 999_999]) {
      const answer = await shopper.ask('cart.modifyOrder', { token, payment_id });
      expect(answer).toMatchObject({ status: 422, body: { code: 'cart.payment.not_allowed' } });
    }
    expect((await methods(token)).has('off')).toBe(false);
  });
});
