import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCancelOrder } from '../cancelling/cancel-order';
import { testNow } from '../order.test-support';
import { cancelUnpaidOrders } from '../upkeep/unpaid-orders';
import { doing, type Fulfilling, openFulfilling, yamato } from './fulfilling.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const dayMs = 24 * 60 * 60_000;
let shop: Fulfilling;
beforeAll(async () => {
  shop = await openFulfilling();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const services = [
  { by: 'card', wish: { pay: 'card', card: 'approve' }, books: 'sandbox_payments', backTo: 'カード' },
  { by: 'wallet', wish: { pay: 'wallet' }, books: 'sandbox_wallet', backTo: 'みほんペイ' },
] as const;
const send = ({ id, packingKey }: { readonly id: number; readonly packingKey: string }, by = shop.fulfilment) =>
  by.dispatched(id, [yamato('1234-5678-9012', packingKey)], doing);
const refund = (id: number, key: string, amountJpy: number, by = shop.fulfilment, isByHand = false) =>
  by.refund(id, { key, amountJpy, points: 0, byRate: null, isByHand }, doing);

describe.each(services)('the money of a $by', ({ wish, books }) => {
  const booked = (orderNo: string) => shop.booked(orderNo, books);

  it('[ent.order] is taken when the first parcel leaves, and not before', async () => {
    const order = await shop.ordered(wish);
    expect(await booked(order.orderNo)).toMatchObject({ captured_jpy: 0 });
    expect(await send(order)).toBe('sent');
    expect(await shop.states(order.orderNo)).toEqual(['shipped', 'paid']);
    expect(await booked(order.orderNo)).toMatchObject({ captured_jpy: order.total, status: 'authorised' });
  });

  it('is taken later where the service is silent; the parcel has left all the same', async () => {
    const order = await shop.ordered(wish);
    expect(await send(order, shop.silent)).toBe('sent');
    expect(await shop.states(order.orderNo)).toEqual(['shipped', 'capturing']);
    await shop.sweeper.sweep(testNow);
    // Whoever sent it still has the lease.
    expect(await shop.states(order.orderNo)).toEqual(['shipped', 'capturing']);
    await shop.age(order.orderNo, 16_000);
    await shop.sweeper.sweep(testNow);
    expect(await shop.states(order.orderNo)).toEqual(['shipped', 'paid']);
  });

  it('is owed when the service was silent for three days, or refuses', async () => {
    const [silent, refused] = [await shop.ordered(wish), await shop.ordered(wish)];
    for (const order of [silent, refused]) await send(order, shop.silent);
    await shop.age(silent.orderNo, 3 * dayMs + 1_000);
    await shop.silentSettlement.ask(silent.id, testNow);
    expect(await shop.order(silent.orderNo)).toMatchObject({ payment_status: 'awaiting', error_code: 'payment.unavailable' }); // prettier-ignore
    await shop.rows(`update ${books}.payments set status = 'voided' where reference = 'test.${refused.orderNo}'`);
    await shop.shop.settlement.ask(refused.id, testNow);
    expect(await shop.order(refused.orderNo)).toMatchObject({ payment_status: 'awaiting', error_code: 'payment.declined' }); // prettier-ignore
    await shop.clearBooks();
  });

  it('is taken once by twenty who ask at once', async () => {
    const order = await shop.ordered(wish);
    await send(order, shop.silent);
    await Promise.all(Array.from({ length: 20 }, () => shop.shop.settlement.capture(order.id, testNow)));
    expect(await shop.states(order.orderNo)).toEqual(['shipped', 'paid']);
    expect(await booked(order.orderNo)).toMatchObject({ captured_jpy: order.total });
  });
});

describe.each(services)('money of a $by that goes back', ({ wish, books, backTo }) => {
  const booked = (orderNo: string) => shop.booked(orderNo, books);
  const sent = async () => {
    const order = await shop.ordered(wish);
    expect(await send(order)).toBe('sent');
    return order;
  };

  it('[ent.order] goes back in parts, never more than was paid, and the shopper is told each time', async () => {
    const { id, orderNo, total } = await sent();
    expect(await refund(id, 'first', 500)).toBe('begun');
    expect(await shop.states(orderNo)).toEqual(['shipped', 'paid']);
    expect(await refund(id, 'second', total)).toBe('too_much');
    expect(await refund(id, 'first', 400)).toBe('other_amount');
    expect(await refund(id, 'third', total - 500)).toBe('begun');
    expect(await shop.states(orderNo)).toEqual(['shipped', 'refunded']);
    expect(await booked(orderNo)).toMatchObject({ captured_jpy: total, refunded_jpy: total });
    expect(await refund(id, 'fourth', 1)).toBe('too_much');
    expect((await shop.mails(id)).filter((kind) => kind === 'order_refunded')).toHaveLength(2);
    const [mail] = await shop.rows(`select about from mails where order_id = ${id} and kind = 'order_refunded' order by id`); // prettier-ignore
    const letter = await shop.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_refunded', about: Number(mail?.about) }); // prettier-ignore
    expect(letter.text).toContain(`ご返金額：500円\nご利用の${backTo}へお返しします。`);
  });

  it('[ent.order] goes back once, however often one refund is asked for at once', async () => {
    const { id, orderNo, total } = await sent();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refund(id, 'once', 300)));
    expect(new Set(outcomes).size).toBeLessThanOrEqual(2);
    expect(outcomes.every((outcome) => outcome === 'begun' || outcome === 'done')).toBe(true);
    expect(await booked(orderNo)).toMatchObject({ captured_jpy: total, refunded_jpy: 300 });
    expect((await shop.mails(id)).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
  });

  it('is never more than was paid, whoever asks for different ones at once', async () => {
    const { id, orderNo, total } = await sent();
    const part = Math.ceil(total / 3);
    await Promise.all(Array.from({ length: 12 }, (_, at) => refund(id, `part-${at}`, part)));
    const { refunded_jpy: refunded } = (await booked(orderNo)) ?? {};
    expect(Number(refunded)).toBeGreaterThan(0);
    expect(Number(refunded)).toBeLessThanOrEqual(total);
  });

  it('goes back later where the service is silent, and under the same key once, also after three days', async () => {
    const { id, orderNo, total } = await sent();
    expect(await refund(id, 'slow', 200, shop.silent)).toBe('begun');
    expect(await shop.states(orderNo)).toEqual(['shipped', 'refunding']);
    expect(await refund(id, 'other', 200)).toBe('under_way');
    await shop.age(orderNo, 3 * dayMs + 1_000);
    await shop.silentSettlement.ask(id, testNow);
    expect(await shop.states(orderNo)).toEqual(['shipped', 'paid']);
    expect(await refund(id, 'slow', 200)).toBe('begun');
    expect(await booked(orderNo)).toMatchObject({ captured_jpy: total, refunded_jpy: 200 });
  });

  it('[order.cancel] goes back by itself where the service had captured what a cancelled order was paid with', async () => {
    const { id, orderNo, total } = await shop.ordered(wish);
    await shop.rows(`update ${books}.payments set captured_jpy = amount_jpy where reference = 'test.${orderNo}'`);
    await createCancelOrder({ db: shop.db, settlement: shop.shop.settlement })(id, { ...doing, reason: '' });
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'refunded']);
    expect(await booked(orderNo)).toMatchObject({ captured_jpy: total, refunded_jpy: total });
  });
});

describe('money that came by konbini or bank', () => {
  it('is a person’s to give back by konbini or bank, and counts when they say so', async () => {
    const { id, orderNo, total } = await shop.ordered({ pay: 'bank' });
    expect(await refund(id, 'early', total)).toBe('not_possible');
    await shop.fulfilment.paid(id, total, doing);
    // What has not left yet is cancelled instead.
    expect(await refund(id, 'early', total)).toBe('not_possible');
    await createCancelOrder({ db: shop.db, settlement: shop.shop.settlement })(id, { ...doing, reason: '' });
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'paid']);
    expect(await refund(id, 'given', total)).toBe('done');
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'refunded']);
    expect(await shop.mails(id)).toEqual(['order_confirmation', 'order_paid', 'order_cancelled', 'order_refunded']);
  });
});

describe('money that comes late', () => {
  const expired = async (quantity = 1) => {
    const order = await shop.ordered({ pay: 'konbini', quantity });
    await shop.age(order.orderNo, 400 * dayMs);
    await cancelUnpaidOrders(shop.db, testNow);
    expect(await shop.states(order.orderNo)).toEqual(['cancelled', 'expired']);
    return order;
  };

  it('[ent.order] lets the order stand again where its goods are still there, and says so', async () => {
    const { id, orderNo, total } = await expired(2);
    const before = await shop.stock(shop.skuId);
    const { ordered_at: orderedAt } = await shop.order(orderNo);
    const many = await Promise.all(Array.from({ length: 6 }, () => shop.fulfilment.paid(id, total, doing)));
    expect(new Set(many)).toEqual(new Set(['paid']));
    expect(await shop.states(orderNo)).toEqual(['ordered', 'paid']);
    expect(await shop.stock(shop.skuId)).toEqual({ quantity: before.quantity - 2, reserved: 0 });
    expect(await shop.mails(id)).toEqual(['order_confirmation', 'order_expired', 'order_revived']);
    expect((await shop.order(orderNo)).ordered_at).toEqual(orderedAt);
  });

  it('is there to be given back where they are not, and says so', async () => {
    const { id, orderNo, total } = await expired(2);
    await shop.setStock('SE-01', 1);
    expect(await shop.fulfilment.paid(id, total, doing)).toBe('paid');
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'paid']);
    expect(await shop.stock(shop.skuId)).toEqual({ quantity: 1, reserved: 0 });
    expect((await shop.mails(id)).at(-1)).toBe('order_late');
    expect(await refund(id, 'late', total)).toBe('done');
    await shop.setStock('SE-01', 1_000);
  });

  it('is there to be given back where the goods are gone from the shop', async () => {
    const { id, orderNo, total } = await expired();
    await shop.rows(`update order_lines set sku_id = null where order_id = ${id}`);
    expect(await shop.fulfilment.paid(id, total, doing)).toBe('paid');
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'paid']);
  });

  it('[order.cancel] lets no order stand again whose shopper had said that they do not want it', async () => {
    const { id, orderNo, total } = await expired();
    const cancel = createCancelOrder({ db: shop.db, settlement: shop.shop.settlement });
    expect(await cancel(id, { ...doing, reason: '' })).toBe(true);
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'voided']);
    expect(await shop.fulfilment.paid(id, total, doing)).toBe('paid');
    expect(await shop.states(orderNo)).toEqual(['cancelled', 'paid']);
    expect(await shop.mails(id)).toEqual(['order_confirmation', 'order_expired', 'order_late']);
  });

  it('is the whole amount, or is refused', async () => {
    const { id, orderNo, total } = await shop.ordered({ pay: 'bank' });
    expect(await shop.fulfilment.paid(id, total - 1, doing)).toBe('other_amount');
    expect(await shop.states(orderNo)).toEqual(['ordered', 'awaiting']);
  });
});
