import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStatuses, orderTransitions } from '../../../../../schemas/order-terms/order-states';
import { changeStatus, isTransition } from './status.repository';
import { newOrderNo, paymentReference, readReference } from './numbers';
import { openSales, type Sales, testNow } from '../order.test-support';
import { fillInstruction, payTerms } from '../paying/pay-terms';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 100);
});
afterAll(() => sales.close());

describe('the states of an order', () => {
  it('[ent.order] are left only on the ways of the table', () => {
    const ways = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => isTransition(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(ways).toEqual(
      orderStatuses.flatMap((from) => orderTransitions[from].map((to: string) => `${from} → ${to}`)),
    );
    expect(ways).toHaveLength(10);
  });

  it('[ent.order] change once, with an event, and never from where the order is not', async () => {
    const { body } = await sales.decide(await sales.readyCart());
    const { id } = await sales.order(body.order_no);
    const change = { orderId: id, from: 'ordered', to: 'preparing', now: testNow, reason: 'packed' } as const;
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => sales.db.transaction().execute((trx) => changeStatus(trx, change))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sales.events(id)).toEqual(['payment_pending', 'ordered', 'preparing']);
    const back = { ...change, from: 'preparing', to: 'payment_failed' } as const;
    await expect(sales.db.transaction().execute((trx) => changeStatus(trx, back))).rejects.toThrow(/cannot go/);
  });

  it('[cart.decision] allow one living order for a cart, whoever writes it', async () => {
    const { body } = await sales.decide(await sales.readyCart());
    const {
      id: _id,
      payment_status: _status,
      error_code: _code,
      orderer,
      sender: _sender,
      ...order
    } = await sales.order(body.order_no);
    const copy = { ...order, order_no: '000000-000000', public_id: 'p'.repeat(22), guest_token: 'g'.repeat(22) };
    const insert = sales.db.insertInto('orders').values({ ...copy, orderer: JSON.stringify(orderer) });
    await expect(insert.execute()).rejects.toThrow(/orders_cart/);
  });
});

describe('an order’s number', () => {
  it('starts with the day in Japan', () => {
    expect(newOrderNo(new Date('2026-11-20T14:59:59Z'))).toMatch(/^261120-\d{6}$/);
    expect(newOrderNo(new Date('2026-11-20T15:00:00Z'))).toMatch(/^261121-\d{6}$/);
  });

  it('names the payment together with the channel', () => {
    const named = { channelId: 'my.shop', orderNo: '261120-000001' };
    expect(readReference(paymentReference(named.channelId, named.orderNo))).toEqual(named);
    expect(readReference('261120-000001')).toBeNull();
    expect(readReference('test.261120-000001.x')).toBeNull();
  });
});

describe('how an order is paid', () => {
  it('says until which day in Japan, and waits for the days of grace', () => {
    const lateEvening = new Date('2026-12-28T23:30:00+09:00');
    expect(payTerms({ kind: 'bank', pay_within_days: 7, pay_grace_days: 3 }, lateEvening)).toEqual({
      pay_by: '2027-01-04',
      pay_number: null,
      expires_at: new Date('2027-01-08T00:00:00+09:00'),
    });
    const konbini = payTerms({ kind: 'konbini', pay_within_days: 3, pay_grace_days: 0 }, lateEvening);
    expect(konbini).toMatchObject({ pay_by: '2026-12-31', expires_at: new Date('2027-01-01T00:00:00+09:00') });
    expect(payTerms({ kind: 'cod', pay_within_days: null, pay_grace_days: 3 }, lateEvening)).toEqual({
      pay_by: null,
      pay_number: null,
      expires_at: null,
    });
  });

  it('fills in the shop’s text as it is, wherever the words stand', () => {
    const text = '{pay_by}までに{total}。{number}・{number} $& {other}';
    expect(fillInstruction(text, { number: '1-2', totalJpy: 12345, payBy: '2027-01-04' })).toBe(
      '2027年1月4日(月)までに12,345円。1-2・1-2 $& {other}',
    );
    expect(fillInstruction('{number}{pay_by}', { number: null, totalJpy: 0, payBy: null })).toBe('');
  });
});
