import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signMessage, signWord } from '../../../../sandbox-payments/signature';
import { type Ask, brokenBooks } from '../broken-books.test-support';
import { noteFraud } from '../paying/fraud-verdicts';
import { apiKey, later, openSales, type Sales, testNow } from '../order.test-support';

let sales: Sales;
let skuId: number;
const start = 100;
beforeAll(async () => {
  sales = await openSales();
  skuId = await sales.setStock('SE-01', start);
});
afterAll(() => sales.close());

const url = '/v1/sbpayment/receive/fraud-detection';
const books: Ask = async (text) => (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows; // prettier-ignore

const paidByCard = async () => {
  const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
  const { id } = await sales.order(body.order_no);
  const payment = sales.db.selectFrom('payments').select('service_payment_id').where('order_id', '=', id);
  const { service_payment_id: paymentId } = await payment.executeTakeFirstOrThrow();
  return { id, orderNo: body.order_no, reference: `test.${String(body.order_no)}`, payment_id: paymentId ?? '' };
};
type Paid = Awaited<ReturnType<typeof paidByCard>>;

const wordOf = ({ reference, payment_id }: Paid, result: 'ok' | 'review' | 'ng', at = testNow) =>
  signWord(apiKey, { reference, payment_id, result }, at);
/** As a service does, which is no page of the shop's and knows nothing of its channels. */
const tell = async (payload: object, app = sales.apps[0]) =>
  (await app.inject({ method: 'POST', url, payload })).statusCode;
const verdict = async ({ id }: Paid) =>
  (await sales.db.selectFrom('payments').select('fraud_verdict').where('order_id', '=', id).executeTakeFirstOrThrow())
    .fraud_verdict;

describe('a payment service’s word about whoever pays', () => {
  it('counts if it is the newest, however often and late the others come', async () => {
    const paid = await paidByCard();
    const first = wordOf(paid, 'review', later(-60_000));
    expect(await tell(wordOf(paid, 'ok'))).toBe(204);
    expect(await tell(first)).toBe(204);
    expect(await verdict(paid)).toBe('ok');
    expect(await tell(wordOf(paid, 'review', later(60_000)))).toBe(204);
    expect(await verdict(paid)).toBe('review');
    expect(await sales.order(paid.orderNo)).toMatchObject({ status: 'ordered', payment_status: 'authorised' });
  });

  it('counts by its weight among those of the same second, in whatever order they come', async () => {
    const paid = await paidByCard();
    for (const [result, counted] of [
      ['review', 'review'],
      ['ok', 'review'],
      ['ng', 'ng'],
      ['review', 'ng'],
    ] as const) {
      // prettier-ignore
      expect(await tell(wordOf(paid, result))).toBe(204);
      expect(await verdict(paid)).toBe(counted);
    }
    expect(await sales.order(paid.orderNo)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  });

  it('counts no more once somebody has looked at it, though its sender’s clock goes ahead', async () => {
    const paid = await paidByCard();
    const toldAt = new Date(Date.now() + 200_000);
    const word = { reference: paid.reference, paymentId: paid.payment_id, verdict: 'review', toldAt } as const;
    expect(await noteFraud(sales.db, paid.id, word)).toBe('review');
    await sales.shop.fulfilment.cleared(paid.id);
    expect(await noteFraud(sales.db, paid.id, word)).toBe('ok');
    expect(await noteFraud(sales.db, paid.id, { ...word, verdict: 'ng' })).toBe('ok');
  });

  it('cancels what it finds fraudulent, once, and lets the money go: told twenty times to two processes', async () => {
    await sales.clearBooks();
    await sales.setStock('SE-01', start);
    const paid = await paidByCard();
    const word = wordOf(paid, 'ng');
    const told = await Promise.all(Array.from({ length: 20 }, (_, at) => tell(word, sales.apps[at % 2])));
    expect(new Set(told)).toEqual(new Set([204]));
    expect(await sales.order(paid.orderNo)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    expect(await sales.stock(skuId)).toEqual({ quantity: start, reserved: 0 });
    expect(await books(`select kind from mails where order_id = ${paid.id} order by id`)).toEqual([
      { kind: 'order_confirmation' },
      { kind: 'order_declined' },
    ]);
    expect(await brokenBooks(books)).toEqual([]);
  });

  it('is not taken before the payment is booked: it is told again', async () => {
    const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
    const { id } = await sales.order(body.order_no);
    const payment = sales.db.selectFrom('payments').select('service_payment_id').where('order_id', '=', id);
    const { service_payment_id: paymentId } = await payment.executeTakeFirstOrThrow();
    const paid = {
      id,
      orderNo: body.order_no,
      reference: `test.${String(body.order_no)}`,
      payment_id: paymentId ?? '',
    };
    expect(paid.payment_id).not.toBe('');
    expect(await tell(wordOf(paid, 'ng'))).toBe(403);
    expect(await verdict(paid)).toBeNull();
  });

  it('is refused where it is forged, cut, old, about another payment, or another message', async () => {
    const [paid, other] = [await paidByCard(), await paidByCard()];
    const word = wordOf(paid, 'ng');
    const forged = [
      { ...word, result: 'ok' },
      { ...word, reference: other.reference },
      { ...word, signature: word.signature?.slice(0, -4) },
      signWord('another-key', { reference: paid.reference, payment_id: paid.payment_id, result: 'ng' }, testNow),
      wordOf(paid, 'ng', later(-301_000)),
      wordOf(paid, 'ng', later(301_000)),
      wordOf({ ...paid, payment_id: other.payment_id }, 'ng'),
      wordOf({ ...paid, reference: 'test.000000-000000' }, 'ng'),
      wordOf({ ...paid, reference: 'other.1' }, 'ng'),
    ];
    for (const one of forged) expect(await tell(one)).toBe(403);
    const message = {
      reference: paid.reference,
      payment_id: paid.payment_id,
      status: 'voided',
      amount_jpy: 1,
    } as const;
    expect(await tell({ ...signMessage(apiKey, message, testNow), result: 'ng' })).toBe(422);
    expect(await tell({ ...word, reference: `${paid.reference}\nx` })).toBe(422);
    expect(await tell({})).toBe(422);
    expect(await verdict(paid)).toBeNull();
    expect(await sales.order(paid.orderNo)).toMatchObject({ status: 'ordered' });
  });
});
