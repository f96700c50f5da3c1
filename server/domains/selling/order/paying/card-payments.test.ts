import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signMessage } from '../../../../sandbox-payments/signature';
import { apiKey, later, openSales, type Sales, testNow } from '../order.test-support';
import { createSettlement } from './settlement';
import { cards, type ReadyCart } from '../shoppers.test-support';

const minute = 60_000;
let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
  skuId = await sales.setStock('SE-01', 100_000);
});
afterAll(() => sales.close());

const cardCart = (card: keyof typeof cards): Promise<ReadyCart> => sales.readyCart({ pay: 'card', card });

/** Sells and reserves nothing of it: what was there before is there after. */
const soldBy = async (work: () => Promise<unknown>): Promise<{ sold: number; reserved: number }> => {
  const before = await sales.stock(skuId);
  await work();
  const after = await sales.stock(skuId);
  return { sold: before.quantity - after.quantity, reserved: after.reserved - before.reserved };
};

const submit = (url: string, result: 'approve' | 'cancel') =>
  sales.apps[0].inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' },
    payload: `result=${result}`,
  });

/** Answers the bank's page and follows its redirect, POST as it is, to the shop. */
const passChallenge = async (url: string, result: 'approve' | 'cancel') => {
  const answered = await submit(url, result);
  expect(answered.statusCode).toBe(307);
  const returnUrl = String(answered.headers.location);
  return { returnUrl, back: await submit(returnUrl, result) };
};

const notify = (payload: object) => sales.apps[1].inject({ method: 'POST', url: '/payments/notify', payload });

const seen = async ({ token }: ReadyCart) => (await sales.ask('GET', `/v1/carts/${token}`)).body;

describe('a card', () => {
  it('[cart.card] is charged once, and the order stands', async () => {
    const cart = await cardCart('approve');
    const { body } = await sales.decide(cart);
    expect(body).toMatchObject({ status: 'ordered', order_status: 'ordered' });
    const order = await sales.order(body.order_no);
    expect(order.payment_status).toBe('authorised');
    const { rows } = await booked(`test.${order.order_no}`);
    expect(rows).toMatchObject([{ status: 'authorised', amount_jpy: cart.totalJpy }]);
  });

  it('leaves its token with the order only while the service may be asked with it', async () => {
    const kept = async (orderNo: unknown) =>
      (
        await sales.db
          .selectFrom('payments')
          .innerJoin('orders', 'orders.id', 'payments.order_id')
          .select('card')
          .where('order_no', '=', String(orderNo))
          .executeTakeFirstOrThrow()
      ).card;
    const lastDigits = (card: keyof typeof cards) => ({ masked_number: `************${cards[card].slice(-4)}` });
    const waiting = await sales.decide(await cardCart('never'));
    expect(await kept(waiting.body.order_no)).toMatchObject({ token: expect.stringMatching(/^[\w-]+$/) as string });
    const asked = await sales.decide(await cardCart('challenge'));
    expect(await kept(asked.body.order_no)).toEqual(lastDigits('challenge'));
    const ordered = await sales.decide(await cardCart('approve'));
    expect(await kept(ordered.body.order_no)).toEqual(lastDigits('approve'));
    await sales.decide(await cardCart('decline'));
    const { order_no: declined } = await sales.db
      .selectFrom('orders')
      .select('order_no')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await kept(declined)).toEqual(lastDigits('decline'));
  });

  it('[cart.decision] that is declined gives the goods back and lets the cart try another one', async () => {
    const cart = await cardCart('decline');
    let orderId = 0;
    const moved = await soldBy(async () => {
      expect(await sales.decide(cart)).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
      orderId = (await newestOrder()).id;
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
    expect(await sales.events(orderId)).toEqual(['payment_pending', 'payment_failed']);

    const { payment_id, payment, next_step: next, payment_error: error } = await seen(cart);
    // The refused card is not offered again, and whoever comes back later still reads why.
    expect({ payment, next, error }).toMatchObject({
      payment: { kind: 'card', masked_number: null },
      next: 'payment',
      error: 'payment.declined',
    });
    const card = await sales.tokenOf('approve');
    await sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, payment_id, card });
    expect(await seen(cart)).toMatchObject({ next_step: 'confirm', payment_error: null });
    // Another card than the one that was in view.
    expect((await sales.decide(cart)).body).toMatchObject({ code: 'cart.decision.changed' });
    expect((await sales.decide(await sales.seeAgain(cart))).body).toMatchObject({ status: 'ordered' });
  });

  it('that the shop was given a made-up token for is declined', async () => {
    const cart = await cardCart('approve');
    const { payment_id } = (await sales.ask('GET', `/v1/carts/${cart.token}`)).body;
    const card = { token: 'made-up', masked_number: '************4242', expiration: '202912', name: 'X' };
    await sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, payment_id, card });
    expect(await sales.decide(cart)).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
  });

  it('that is told twice is charged once', async () => {
    const moved = await soldBy(async () => {
      const { body } = await sales.decide(await cardCart('twice'));
      expect(body).toMatchObject({ status: 'ordered' });
      const { id } = await sales.order(body.order_no);
      expect(await sales.events(id)).toEqual(['payment_pending', 'ordered']);
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('whose answer comes late is answered `pending`, and the outcome is not lost', async () => {
    const { body } = await sales.decide(await cardCart('late'));
    expect(body).toMatchObject({ status: 'pending', order_status: 'payment_pending', challenge_url: null });
    await vi.waitFor(async () => expect((await sales.order(body.order_no)).status).toBe('ordered'), 5_000);
  });

  it.each([
    ['the shopper comes again', (cart: ReadyCart) => sales.decide(cart)],
    ['the sweeper comes', () => sales.sweeper.sweep(testNow)],
  ])('that the service never heard of is asked for again when %s', async (_, comeAgain) => {
    const cart = await cardCart('never');
    const { body } = await sales.decide(cart);
    expect(body).toMatchObject({ status: 'pending' });
    // As if the first request had been lost on its way: the service knows a token that books.
    const card = JSON.stringify(await sales.tokenOf('approve'));
    const { id } = await sales.order(body.order_no);
    await sales.db.updateTable('payments').set({ card }).where('order_id', '=', id).execute();
    await comeAgain(cart);
    expect(await sales.decide(cart)).toMatchObject({
      status: 200,
      body: { status: 'ordered', order_no: body.order_no },
    });
  });

  it('that nobody answers for stays pending, is asked for again, and is given up after ten minutes', async () => {
    let orderNo: unknown;
    const cart = await cardCart('never');
    const moved = await soldBy(async () => {
      const { body } = await sales.decide(cart);
      expect(body).toMatchObject({ status: 'pending' });
      orderNo = body.order_no;
      await sales.sweeper.sweep(testNow);
      expect((await sales.order(orderNo)).status).toBe('payment_pending');
      await sales.age(orderNo, 9 * minute);
      await sales.sweeper.sweep(testNow);
      expect((await sales.order(orderNo)).status).toBe('payment_pending');
      await sales.age(orderNo, 2 * minute);
      await sales.sweeper.sweep(testNow);
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
    expect(await sales.order(orderNo)).toMatchObject({ status: 'payment_failed', payment_status: 'voided' });
    expect(await seen(cart)).toMatchObject({ next_step: 'confirm', payment_error: 'payment.unavailable' });
    // Whatever was still on its way to the service cannot be booked any more.
    expect((await booked(`test.${String(orderNo)}`)).rows).toMatchObject([{ status: 'voided' }]);
  });
});

describe('a challenge', () => {
  it('[cart.payment-service] leads to the bank’s page and back to the order', async () => {
    const cart = await cardCart('challenge');
    const { body } = await sales.decide(cart);
    expect(body).toMatchObject({ status: 'challenge', order_status: 'payment_pending' });
    expect(await sales.decide(cart, sales.apps[1])).toMatchObject({ body });

    const page = await sales.apps[0].inject({ url: String(body.challenge_url) });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('認証する');
    expect(page.body).toContain('キャンセル');
    expect(page.body).not.toContain('<script');

    const { back } = await passChallenge(String(body.challenge_url), 'approve');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`/cart/complete?id=${String(body.id)}`);
    // Any site can post the same again: the screen that it leads to is where the visitor's cookies are looked at.
    expect(back.headers['set-cookie']).toBeUndefined();
    expect(await sales.order(body.order_no)).toMatchObject({ status: 'ordered', payment_status: 'authorised' });
  });

  it('that the shopper walks back from can be gone on with, or the cart be changed', async () => {
    const moved = await soldBy(async () => {
      const cart = await cardCart('challenge');
      const { body } = await sales.decide(cart);
      const url = `/v1/carts/${cart.token}`;
      expect((await sales.ask('GET', url)).body).toMatchObject({ next_step: 'confirm', order_no: null });
      expect((await sales.ask('POST', '/v1/carts/init', { token: cart.token })).body).toMatchObject({
        token: cart.token,
      });
      expect((await sales.decide(cart)).body).toMatchObject({ status: 'challenge', challenge_url: body.challenge_url });

      const { payment_id } = (await sales.ask('GET', url)).body;
      const card = await sales.tokenOf('approve');
      const changed = await sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, payment_id, card });
      expect(changed).toMatchObject({ status: 200, body: { next_step: 'confirm' } });
      expect((await sales.order(body.order_no)).status).toBe('payment_failed');
      const { back } = await passChallenge(String(body.challenge_url), 'approve');
      expect(back.headers.location).toBe('/cart/payment?error=payment.cart_changed');
      expect((await sales.decide(await sales.seeAgain(cart))).body).toMatchObject({ status: 'ordered' });
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('that is cancelled gives the goods back and leads to the payment screen', async () => {
    const moved = await soldBy(async () => {
      const { body } = await sales.decide(await cardCart('challenge'));
      const { back } = await passChallenge(String(body.challenge_url), 'cancel');
      expect(back.headers.location).toBe('/cart/payment?error=payment.challenge_failed');
      expect(await sales.order(body.order_no)).toMatchObject({ status: 'payment_failed' });
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
  });

  it('[cart.decision] that came to nothing is told by the cart until the same card, or another way, is tried', async () => {
    const cart = await cardCart('challenge');
    const first = (await sales.decide(cart)).body;
    await passChallenge(String(first.challenge_url), 'cancel');
    const masked_number = expect.stringMatching(/3155$/) as string;
    expect(await seen(cart)).toMatchObject({
      ...{ next_step: 'confirm', payment_error: 'payment.challenge_failed', payment: { masked_number } },
    });
    // Nobody orders anew who has not read that; then one press is another order, with a number of its own.
    expect(await sales.decide(cart)).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    const second = (await sales.decide({ ...cart, fingerprint: String((await seen(cart)).fingerprint) })).body;
    expect(second).toMatchObject({ status: 'challenge' });
    expect(second.order_no).not.toBe(first.order_no);
    expect(await seen(cart)).toMatchObject({ payment_error: null });
    await passChallenge(String(second.challenge_url), 'cancel');
    const { payment_id } = await seen(cart);
    await sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, payment_id });
    expect(await seen(cart)).toMatchObject({ next_step: 'confirm', payment_error: null });
  });

  it('that is answered twice, and returned from twice, has one effect', async () => {
    const moved = await soldBy(async () => {
      const { body } = await sales.decide(await cardCart('challenge'));
      const { returnUrl, back } = await passChallenge(String(body.challenge_url), 'approve');
      const again = await submit(returnUrl, 'cancel');
      expect(again.headers.location).toBe(back.headers.location);
      await passChallenge(String(body.challenge_url), 'cancel');
      expect((await sales.order(body.order_no)).status).toBe('ordered');
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('that nobody answers is given up after fifteen minutes, and cannot be passed then', async () => {
    const cart = await cardCart('challenge');
    const { body } = await sales.decide(cart);
    await sales.age(body.order_no, 14 * minute);
    await sales.sweeper.sweep(testNow);
    expect((await sales.order(body.order_no)).status).toBe('payment_pending');
    await sales.age(body.order_no, 2 * minute);
    await sales.sweeper.sweep(testNow);
    expect((await sales.order(body.order_no)).status).toBe('payment_failed');
    expect(await seen(cart)).toMatchObject({ next_step: 'confirm', payment_error: 'payment.challenge_failed' });
    expect((await sales.apps[0].inject({ url: String(body.challenge_url) })).body).toContain('終了');
    const { back } = await passChallenge(String(body.challenge_url), 'approve');
    expect(back.headers.location).toBe('/cart/payment?error=payment.challenge_failed');
  });

  it('[cart.decision] that the service could not void any more has been paid, and the order stands', async () => {
    const moved = await soldBy(async () => {
      const { body } = await sales.decide(await cardCart('challenge'));
      const { id } = await sales.order(body.order_no);
      const never = () => Promise.reject(new Error('not asked'));
      const settlement = createSettlement({
        db: sales.db,
        carts: sales.shop.carts,
        returnUrl: '/',
        gateways: new Map([
          [
            'sandbox',
            {
              authorise: never,
              find: never,
              void: () => Promise.resolve({ status: 'authorised', paymentId: 'booked' } as const),
              cards: null,
              capture: never,
              refund: never,
              readMessage: () => null,
              readFraud: () => null,
            },
          ],
        ]),
      });
      await settlement.giveUp(id, testNow, 'payment.cart_changed');
      expect(await sales.order(body.order_no)).toMatchObject({
        status: 'ordered',
        payment_status: 'authorised',
        error_code: null,
      });
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('that begins while the sweeper asks keeps its own fifteen minutes', async () => {
    const { body } = await sales.decide(await cardCart('challenge'));
    const { id } = await sales.order(body.order_no);
    // Nobody says why, and its time is not over.
    await sales.shop.settlement.giveUp(id, testNow);
    expect(await sales.order(body.order_no)).toMatchObject({ status: 'payment_pending', payment_status: 'challenge' });
    await sales.age(body.order_no, 16 * minute);
    await sales.shop.settlement.giveUp(id, testNow);
    expect((await sales.order(body.order_no)).status).toBe('payment_failed');
  });

  it('that is passed while it is being given up confirms nothing', async () => {
    const { body } = await sales.decide(await cardCart('challenge'));
    const { id } = await sales.order(body.order_no);
    // The shop has decided to give up; the service has not been told yet.
    await sales.db.updateTable('payments').set({ status: 'voiding' }).where('order_id', '=', id).execute();
    await passChallenge(String(body.challenge_url), 'approve');
    expect((await sales.order(body.order_no)).status).toBe('payment_pending');
    await sales.shop.settlement.ask(id, testNow);
    expect((await sales.order(body.order_no)).status).toBe('payment_failed');
    expect((await booked(`test.${String(body.order_no)}`)).rows).toMatchObject([{ status: 'voided' }]);
  });
});

describe('what a payment service says', () => {
  const pending = async () => {
    const cart = await cardCart('challenge');
    const { body } = await sales.decide(cart);
    const reference = `test.${String(body.order_no)}`;
    const [payment] = (await booked(reference)).rows;
    const message = {
      reference,
      payment_id: payment?.id ?? '',
      status: 'authorised',
      amount_jpy: cart.totalJpy,
    } as const;
    return { orderNo: body.order_no, message };
  };

  it.each([
    ['with another key', (message: Message) => signMessage('another-key-than-ours', message, testNow)],
    ['altered afterwards', (message: Message) => ({ ...signMessage(apiKey, message, testNow), reference: 'test.x' })],
    ['ten minutes old', (message: Message) => signMessage(apiKey, message, later(-10 * minute))],
    ['from the future', (message: Message) => signMessage(apiKey, message, later(10 * minute))],
    ['about another payment', (message: Message) => signMessage(apiKey, { ...message, payment_id: 'p' }, testNow)],
    ['about another amount', (message: Message) => signMessage(apiKey, { ...message, amount_jpy: 1 }, testNow)],
    [
      'about no order',
      (message: Message) => signMessage(apiKey, { ...message, reference: 'test.000000-000000' }, testNow),
    ],
    ['without a signature', (message: Message) => message],
    ['as nothing at all', () => ({})],
  ])('%s is refused with 403 and changes nothing', async (_name, forge) => {
    const { orderNo, message } = await pending();
    expect((await notify(forge(message))).statusCode).toBe(403);
    const query = new URLSearchParams(Object.entries(forge(message)).map(([name, value]) => [name, String(value)]));
    expect((await submit(`/payments/return?${query.toString()}`, 'approve')).statusCode).toBe(403);
    expect((await sales.order(orderNo)).status).toBe('payment_pending');
  });

  it('is taken once, however often it comes, also at the same time', async () => {
    const { orderNo, message } = await pending();
    const signed = signMessage(apiKey, message, testNow);
    const moved = await soldBy(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => notify(signed)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204));
    });
    expect(moved).toEqual({ sold: 1, reserved: -1 });
    const { id } = await sales.order(orderNo);
    expect(await sales.events(id)).toEqual(['payment_pending', 'ordered']);
  });

  it('against what stands already changes nothing', async () => {
    const { orderNo, message } = await pending();
    await notify(signMessage(apiKey, { ...message, status: 'declined' }, testNow));
    expect((await notify(signMessage(apiKey, message, testNow))).statusCode).toBe(204);
    expect((await sales.order(orderNo)).status).toBe('payment_failed');
  });
});

type Message = Parameters<typeof signMessage>[1];

const newestOrder = () => sales.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();

/** What the service has on its books under a reference. */
const booked = (reference: string) =>
  sql<{ id: string; status: string; amount_jpy: number }>`
    select id, status, amount_jpy from sandbox_payments.payments where reference = ${reference}
  `.execute(sales.db);
