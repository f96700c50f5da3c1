/** What an order that is paid in advance says before its money is there, and afterwards. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { createCancelOrder } from '../cancelling/cancel-order';
import { doing, type Fulfilling, openFulfilling } from './fulfilling.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: Fulfilling;
beforeAll(async () => {
  shop = await openFulfilling();
});
afterAll(() => shop.close());

type Seen = TemporaryOrder & Record<string, unknown>;

/** As whoever ordered sees it: on the screen after it, and by the link of its mail. */
const ordered = async (pay: 'konbini' | 'bank') => {
  const cart = await shop.readyCart({ sku: 'SH-01', pay });
  const { body } = await shop.decide(cart);
  const order = await shop.order(body.order_no);
  // The app has checked both against the contract.
  const see = async () => (await shop.seeOrder(body.id, cart)).body as Seen;
  const link = `/v1/orders/${order.order_no}?t=${(await see()).token}`;
  const byLink = async () => (await shop.ask('GET', link)).body as Seen;
  return { id: order.id, total: order.total_payment_jpy, see, byLink };
};

const days = ({ shippings }: Seen) => shippings.flatMap(({ packings }) => packings.map((one) => one.expected_at));
const nothing = { instruction: '', number: null, pay_by: '2026-11-27' };
const mailOf = (id: number) => shop.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_confirmation' });

describe.each(['konbini', 'bank'] as const)('an order by %s', (pay) => {
  it('says how it is to be paid as long as it is, and nothing of it once the money is there', async () => {
    const { id, total, see, byLink } = await ordered(pay);
    const { payment } = await see();
    expect(payment).toMatchObject({ status: 'awaiting', pay_by: '2026-11-27' });
    expect(payment.instruction).not.toBe('');
    expect((await byLink()).payment).toEqual(payment);
    expect((await mailOf(id)).text).toContain('お支払い期限：2026年11月27日(金)');
    expect(await shop.fulfilment.paid(id, total, doing)).toBe('paid');
    expect((await see()).payment).toMatchObject({ ...nothing, status: 'paid' });
    expect((await byLink()).payment).toMatchObject({ ...nothing, status: 'paid' });
    // A mail that is written after that asks for nothing, either.
    const { text } = await mailOf(id);
    expect(text).toContain('ご入金を確認しました。ほかにお手続きは必要ありません。');
    expect(text).not.toMatch(/お支払い期限|お支払い番号|ご注文の日にご入金いただいた場合/);
  });

  it('says nothing of it once it is cancelled', async () => {
    const { id, byLink } = await ordered(pay);
    await createCancelOrder({ db: shop.db, settlement: shop.shop.settlement })(id, { ...doing, reason: '' });
    expect(await byLink()).toMatchObject({ status: 'cancelled', payment: { ...nothing, status: 'voided' } });
  });

  it('[cart.leadtime] counts its days from the moment at which the money is there', async () => {
    const { id, total, see } = await ordered(pay);
    expect(days(await see())).toEqual(['2026-12-09']);
    expect(await shop.fulfilment.paid(id, total, { ...doing, now: new Date('2026-11-24T09:00:00+09:00') })).toBe(
      'paid',
    );
    // From Tuesday the 24th on: there on the 8th of December, two business days (no Wednesday) later on its way.
    expect(days(await see())).toEqual(['2026-12-12']);
  });
});
