/** What is ordered is what was seen: another device changes the cart, without another sum, before the button is pressed. */
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { type Ask, brokenBooks } from '../broken-books.test-support';
import { approve, goToBank, type SubmitForm } from '../paying/challenge-races.test-support';
import { later, openSales, type Sales } from '../order.test-support';
import { createDecisionService } from './decision.service';
import { type Answer, cardToken, orderer, type ReadyCart, readyOf } from '../shoppers.test-support';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 10_000);
  await sales.setStock('YO-01', 10_000);
});
afterAll(() => sales.close());

/** The app has checked it against the contract. */
const cartIn = ({ status, body }: Answer): Cart => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Cart & Answer['body'];
};

const patch = async (path: string, body: object): Promise<Cart> =>
  cartIn(await sales.ask('PATCH', `/v1/carts/${path}`, body));

const see = async (token: string): Promise<Cart> => cartIn(await sales.ask('GET', `/v1/carts/${token}`));

const parcelOf = ({ detail }: Cart) => {
  const parcel = detail.shippings[0]?.packings[0];
  if (!parcel) throw new Error('The cart has no parcel.');
  return parcel;
};

const wholeAddress = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_kana: 'スズキ　イチロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
  phone_number: '0312345678',
};

type Change = (cart: Cart) => Promise<unknown>;

/** Each keeps the sum and leaves a cart that could be ordered. */
const changes: readonly (readonly [string, Change])[] = [
  [
    'another product at the same price',
    async ({ token, detail }) => {
      const [other, line] = [await sales.skuId('YO-01'), detail.products[0]];
      const price = { price_jpy: line?.unit_price ?? 0 };
      await sales.db.updateTable('skus').set(price).where('id', '=', other).execute();
      await patch('products/add', { token, products: [{ sku_id: other, quantity: line?.quantity ?? 0 }] });
      const { detail: swapped } = await patch('products/delete', { token, key: line?.key });
      const packings = swapped.shippings.flatMap(({ packings: own }) => own.map(({ key }) => ({ key, ...early })));
      return patch('packings/modify', { token, packings });
    },
  ],
  [
    'another house in the same prefecture',
    ({ token }) => patch('order/modify', { token, orderer: { ...orderer, address1: '丸の内9-9' } }),
  ],
  [
    'another telephone number',
    ({ token }) => patch('order/modify', { token, orderer: { ...orderer, phone_number: '0399999999' } }),
  ],
  [
    'another mail address',
    ({ token }) => patch('order/modify', { token, orderer: { ...orderer, email: 'jiro@example.jp' } }),
  ],
  [
    'somebody else who receives it',
    ({ token, detail }) => patch('shippings/modify', { token, key: detail.shippings[0]?.key, address: wholeAddress }),
  ],
  [
    'another part of the day',
    (cart) =>
      patch('packings/modify', {
        token: cart.token,
        packings: [{ key: parcelOf(cart).key, delivery_at: null, delivery_timezone_key: 'am' }],
      }),
  ],
  [
    'another day',
    async (cart) => {
      const { body } = await sales.ask('GET', `/v1/shipping-leadtime/carts/${cart.token}`);
      const [{ latest } = { latest: '' }] = (body as { data: { latest: string }[] }).data;
      const packings = [{ key: parcelOf(cart).key, delivery_at: latest, delivery_timezone_key: 'none' }];
      return patch('packings/modify', { token: cart.token, packings });
    },
  ],
  [
    'another card',
    async ({ token, payment_id }) =>
      patch('order/modify', { token, payment_id, card: await cardToken(sales.ask, 'twice') }),
  ],
];
const early = { delivery_at: null, delivery_timezone_key: 'none' };

describe('[cart.decision] a cart that another device has changed since it was seen', () => {
  it.each(changes)('is not ordered with %s, though the sum is the same', async (_name, change) => {
    const seen = await sales.readyCart({ pay: 'card', card: 'approve' });
    const before = await see(seen.token);
    await change(before);
    const after = await see(seen.token);
    expect(after).toMatchObject({ next_step: 'confirm' });
    expect(after.detail.order.total_payment).toBe(before.detail.order.total_payment);
    expect(await sales.decide(seen)).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    expect(await sales.decide(readyOf(after))).toMatchObject({ status: 200, body: { status: 'ordered' } });
  });

  it('is ordered as it was seen or not at all, when both come at once on two nodes', async () => {
    const seen = await Promise.all(Array.from({ length: 8 }, () => sales.readyCart()));
    const moved = (cart: ReadyCart) =>
      sales.ask('PATCH', '/v1/carts/order/modify', {
        token: cart.token,
        orderer: { ...orderer, address1: '丸の内9-9' },
      });
    const decided = await Promise.all(
      seen.map(async (cart, index) => {
        const [answer] = await Promise.all([sales.decide(cart, sales.apps[index % 2 === 0 ? 0 : 1]), moved(cart)]);
        return answer;
      }),
    );
    for (const { status, body } of decided) {
      if (status === 409) continue;
      expect((await sales.order(body.order_no)).orderer).toMatchObject({ address1: orderer.address1 });
    }
  });
});

describe('[cart.decision] a cart whose payment waits at the card company’s page while the shop changes a price', () => {
  const priced = (price_jpy: number) =>
    sales.db.updateTable('skus').set({ price_jpy }).where('sku', '=', 'SE-01').execute();
  const stopping = ['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'];
  const goOn = () => sales.db.deleteFrom('settings').where('key', 'in', stopping).execute();
  const add = async () => {
    const products = [{ sku_id: await sales.skuId('SE-01'), quantity: 1 }];
    return sales.ask('PATCH', '/v1/carts/products/add', { products });
  };
  const stop = async (): Promise<void> => {
    await goOn();
    const rows = stopping.map((key) => ({ channel_id: 'test', key, value: String(key.endsWith('USE')) }));
    await sales.db.insertInto('settings').values(rows).execute();
    await expect
      .poll(add, { timeout: 10_000 })
      .toMatchObject({ status: 422, body: { code: 'cart.selling.is_stopped' } });
  };
  afterEach(async () => {
    await goOn();
    // The apps hear of it a moment later.
    await expect.poll(add, { timeout: 10_000 }).not.toMatchObject({ body: { code: 'cart.selling.is_stopped' } });
  });
  beforeEach(async () => {
    await sales.db.updateTable('skus').set({ price_jpy: 1_080, is_active: true }).where('sku', '=', 'SE-01').execute();
  });
  const submit: SubmitForm = async (url, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
    const answer = await sales.apps[0].inject({ method: 'POST', url, headers, payload });
    return String(answer.headers.location ?? '');
  };

  it('is ordered as it is seen now; who comes from before is led to what they saw', async () => {
    const seen = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const first = await sales.decide(seen);
    await priced(1_000);
    const now = await sales.seeAgain(seen);
    expect(now.totalJpy).toBeLessThan(seen.totalJpy);
    expect(await sales.decide(seen)).toEqual(first);
    const { body } = await sales.decide(now);
    expect(body).toMatchObject({ status: 'challenge' });
    expect(body.order_no).not.toBe(first.body.order_no);
    expect(await sales.order(first.body.order_no)).toMatchObject({
      status: 'payment_failed',
      payment_status: 'voided',
    });
    expect((await sales.order(body.order_no)).total_payment_jpy).toBe(now.totalJpy);
    expect(await sales.decide(now)).toMatchObject({ body });
  });

  it('is told as dearer, and ordered at the sum that is shown once the shopper has taken note of it', async () => {
    const seen = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body: first } = await sales.decide(seen);
    await priced(2_000);
    const dearer = await see(seen.token);
    const [line] = dearer.detail.products;
    expect(dearer).toMatchObject({ next_step: null, is_in_payment: false });
    expect(line?.issue).toMatchObject({ code: 'price_changed', is_blocking: true });
    expect(await sales.decide(readyOf(dearer))).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    const noted = await patch('products/modify', { token: seen.token, products: [{ key: line?.key, quantity: 1 }] });
    expect(noted).toMatchObject({ next_step: 'confirm', fingerprint: dearer.fingerprint });
    expect(noted.detail.products[0]?.issue).toBeNull();
    // Neither the refusal nor the note has ended what the shopper may still pay.
    expect(await sales.order(first.order_no)).toMatchObject({
      status: 'payment_pending',
      payment_status: 'challenge',
    });
    const { body } = await sales.decide(readyOf(noted));
    expect(body).toMatchObject({ status: 'challenge' });
    expect((await sales.order(body.order_no)).total_payment_jpy).toBe(noted.detail.order.total_payment);
    expect(await sales.order(first.order_no)).toMatchObject({ status: 'payment_failed', payment_status: 'voided' });
  });

  it.each([
    ['the shop has stopped selling', 'cart.selling.is_stopped', stop],
    [
      'the product is sold no more',
      'cart.update_products.product_not_found',
      () => sales.db.updateTable('skus').set({ is_active: false }).where('sku', '=', 'SE-01').execute(),
    ],
  ])('is refused before anything is voided where %s', async (_why, code, change) => {
    const seen = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body: first } = await sales.decide(seen);
    await priced(1_000);
    await change();
    const now = await sales.seeAgain(seen);
    expect((await sales.decide(now)).body).toMatchObject({ code });
    expect(await sales.order(first.order_no)).toMatchObject({
      status: 'payment_pending',
      payment_status: 'challenge',
    });
    // Who comes from before is led to what they saw.
    expect((await sales.decide(seen)).body).toMatchObject({ order_no: first.order_no });
  });

  it('is one order or the other, and paid, when the bank approves meanwhile', async () => {
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => sales.readyCart({ pay: 'card', card: 'challenge' })),
    );
    const challenges = await Promise.all(carts.map((cart) => goToBank(sales.ask, cart)));
    await priced(1_000);
    const seen = await Promise.all(carts.map((cart) => sales.seeAgain(cart)));
    const decided = await Promise.all(
      seen.map(async (cart, index) => {
        const [answer] = await Promise.all([
          pause(3 * index).then(() => sales.decide(cart, sales.apps[index % 2 === 0 ? 0 : 1])),
          approve(submit, challenges[index] ?? ''),
        ]);
        return answer;
      }),
    );
    for (const [index, { status, body }] of decided.entries()) {
      expect(status).toBe(200);
      const { status: state, total_payment_jpy: paid } = await sales.order(body.order_no);
      if (state === 'ordered') expect(paid).toBe(carts[index]?.totalJpy);
      else expect([state, paid]).toEqual(['payment_pending', seen[index]?.totalJpy]);
    }
    const ask: Ask = async (text) =>
      (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows;
    expect(await brokenBooks(ask)).toEqual([]);
  }, 30_000);
});

describe('[cart.decision] [cart.leadtime] the day that a cart was promised', () => {
  /** By a node that answers for that moment; the cart was seen at noon, the hour of the cutoff. */
  const decideAt = async (now: Date, { token, fingerprint }: ReadyCart) => {
    const { db, shop, apps } = sales;
    const channel = await shop.channels.find({ id: 'test' });
    if (!channel) throw new Error('no channel');
    const node = createDecisionService({ db, carts: shop.carts, gateways: new Map(), returnUrl: '' });
    const outcome = await node.decide(
      { channel, now, visitor: { kind: 'guest' }, log: apps[0].log },
      token,
      fingerprint,
    );
    return outcome.ok ? outcome.decision.status : outcome.code;
  };

  it('is not ordered where it has moved by the clock meanwhile', async () => {
    const cart = await sales.readyCart();
    for (const ms of [-1, 4 * 24 * 60 * 60_000]) expect(await decideAt(later(ms), cart)).toBe('cart.decision.changed');
    expect(await decideAt(later(2 * 60 * 60_000), cart)).toBe('ordered');
  });

  it('is another one where the goods take longer by now', async () => {
    const lead = (days: number) =>
      sales.db.updateTable('products').set({ lead_days: days }).where('key', '=', 'sencha').execute();
    const cart = await sales.readyCart();
    const [before] = await sales.db.selectFrom('products').select('lead_days').where('key', '=', 'sencha').execute();
    await lead(9);
    expect(await sales.decide(cart)).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    const seen = await sales.seeAgain(cart);
    expect(await sales.decide(seen)).toMatchObject({ status: 200 });
    await lead(before?.lead_days ?? 0);
  });

  it('is not what is looked at where the shopper has wished for one that can be kept', async () => {
    const { token } = await sales.readyCart();
    const { body } = await sales.ask('GET', `/v1/shipping-leadtime/carts/${token}`);
    const [{ latest } = { latest: '' }] = (body as { data: { latest: string }[] }).data;
    const packings = [{ key: parcelOf(await see(token)).key, delivery_at: latest, delivery_timezone_key: 'none' }];
    const wished = readyOf(await patch('packings/modify', { token, packings }));
    expect(await decideAt(later(4 * 24 * 60 * 60_000), wished)).toBe('ordered');
  });
});

describe('the fingerprint of a cart', () => {
  it('stays the same for what the confirmation does not show', async () => {
    const seen = await sales.readyCart({ quantity: 2 });
    await sales.setStock('SE-01', 7_777);
    const { detail } = await see(seen.token);
    // A line that is taken out and put back stands under another key.
    const [line] = detail.products;
    const { token } = seen;
    await patch('products/add', { token, products: [{ sku_id: await sales.skuId('YO-01'), quantity: 1 }] });
    const added = await see(token);
    expect(added.fingerprint).not.toBe(seen.fingerprint);
    await patch('products/delete', { token, key: added.detail.products[1]?.key });
    const again = await see(token);
    expect(again.detail.products[0]?.key).toBe(line?.key);
    expect(again.fingerprint).toBe(seen.fingerprint);
    expect(again.fingerprint).toMatch(/^[\w-]{43}$/);
  });
});
