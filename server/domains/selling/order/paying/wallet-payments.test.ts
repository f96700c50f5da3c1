/** Orders that are paid at a wallet's page: the same states as a card's, by another service. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { errors } from '../../../../../schemas/shop-errors';
import { signMessage } from '../../../../sandbox-payments/signature';
import { walletKey, walletPath } from '../../../../sandbox-payments/wallet';
import { type Fetch, fetchWithin } from '../../../../http/fetch-within';
import { createSandboxGateway } from '../../payments/gateway';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import { brokenBooks } from '../broken-books.test-support';
import { apiKey, later, openSales, type Sales, submitAt, testNow } from '../order.test-support';
import type { ReadyCart } from '../shoppers.test-support';
import { createPaymentMessages } from './messages.service';
import { createSettlement } from './settlement';

vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
  skuId = await sales.setStock('SE-01', 100_000);
});
afterEach(async () => {
  const ask = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
  expect(await brokenBooks(ask)).toEqual([]);
});
afterAll(() => sales.close());

/** A cart that has been decided and waits at the wallet's page. */
const atWallet = async (wish: { readonly quantity?: number } = {}) => {
  const cart = await sales.readyCart({ pay: 'wallet', ...wish });
  const { body } = await sales.decide(cart);
  expect(body).toMatchObject({ status: 'challenge', order_status: 'payment_pending' });
  const orderNo = String(body.order_no);
  const [payment] = await booked(orderNo);
  return { cart, page: String(body.challenge_url), orderNo, id: String(body.id), paymentId: payment?.id ?? '' };
};
type AtWallet = Awaited<ReturnType<typeof atWallet>>;

const press = (page: string, result: string) => submitAt(sales.apps[0])(page, `result=${result}`);
/** Presses a button and comes back with it: where the shopper is led. */
const comeBackWith = async ({ page }: AtWallet, result: string) => press(await press(page, result), result);
const notify = async (payload: object) =>
  (await sales.apps[1].inject({ method: 'POST', url: '/payments/notify', payload })).statusCode;
const seen = async ({ token }: ReadyCart) => (await sales.ask('GET', `/v1/carts/${token}`)).body;
const noteOf = async (cart: ReadyCart) => (await seen(cart)).join_note;
const linesOf = async (cart: ReadyCart) => ((await seen(cart)).detail as Cart['detail']).products;
const voidedWords = errors['payment.cart_changed'].message;
const stateOf = async (orderNo: string) => {
  const { status, payment_status: payment, error_code: why } = await sales.order(orderNo);
  return [status, payment, why];
};
const booked = async (orderNo: string) =>
  (
    await sql<{ id: string; status: string; amount_jpy: number }>`
      select id, status, amount_jpy from sandbox_wallet.payments where reference = ${`test.${orderNo}`}`.execute(
      sales.db,
    )
  ).rows;

const failed = ['payment_failed', 'failed', 'payment.wallet_cancelled'];
const expired = ['payment_failed', 'voided', 'payment.wallet_expired'];

/** Sells and reserves nothing of it: what was there before is there after. */
const soldBy = async (work: () => Promise<unknown>) => {
  const before = await sales.stock(skuId);
  await work();
  const after = await sales.stock(skuId);
  return { sold: before.quantity - after.quantity, reserved: after.reserved - before.reserved };
};

/** What the wallet tells the shop's server, as it signs it. */
const said = (
  { cart, orderNo, paymentId }: AtWallet,
  { key = walletKey(apiKey), amountJpy = cart.totalJpy, at = testNow, id = paymentId } = {},
) =>
  signMessage(key, { reference: `test.${orderNo}`, payment_id: id, status: 'authorised', amount_jpy: amountJpy }, at);

describe('a payment at the wallet', () => {
  it('[cart.payment-service] leads to its page and back to the order, which is paid there and nowhere else', async () => {
    const moved = await soldBy(async () => {
      const waiting = await atWallet();
      const { cart, page, orderNo, id } = waiting;
      expect(await sales.decide(cart, sales.apps[1])).toMatchObject({ body: { challenge_url: page } });
      const shown = await sales.apps[0].inject({ url: page });
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
      for (const words of ['支払う', 'キャンセル', 'お店に戻る', '時間切れにする']) expect(shown.body).toContain(words);
      expect(shown.body).not.toContain('<script');
      expect(await comeBackWith(waiting, 'approve')).toBe(`/cart/complete?id=${id}`);
      expect(await stateOf(orderNo)).toEqual(['ordered', 'authorised', null]);
      expect(await booked(orderNo)).toMatchObject([{ status: 'authorised', amount_jpy: cart.totalJpy }]);
      expect((await sales.apps[0].inject({ url: page })).body).toContain('終了しています');
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('that is cancelled there leads back to the ways to pay, and a card pays the next order', async () => {
    const moved = await soldBy(async () => {
      const waiting = await atWallet();
      const { cart, orderNo } = waiting;
      expect(await comeBackWith(waiting, 'cancel')).toBe('/cart/payment?error=payment.wallet_cancelled');
      expect(await stateOf(orderNo)).toEqual(failed);
      expect(await seen(cart)).toMatchObject({
        ...{ next_step: 'payment', payment_id: null, payment: null, payment_error: 'payment.wallet_cancelled' },
      });
      // What was on another tab's screen is paid in no way any more.
      expect(await sales.decide(cart)).toMatchObject({ status: 422, body: { code: 'cart.decision.incomplete' } });

      const { data } = (await sales.ask('GET', '/v1/payments')).body as { data: { id: number; kind: string }[] };
      const payment_id = data.find(({ kind }) => kind === 'card')?.id;
      const card = await sales.tokenOf('approve');
      await sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, payment_id, card });
      expect(await seen(cart)).toMatchObject({ next_step: 'confirm', payment_error: null });
      const { body } = await sales.decide(await sales.seeAgain(cart));
      expect(await stateOf(String(body.order_no))).toEqual(['ordered', 'authorised', null]);

      // The wallet's own word comes late: the cart is the card's by now.
      expect(await notify(said(waiting))).toBe(204);
      expect(await stateOf(orderNo)).toEqual(failed);
      const { rows } = await sql`
        select p.service_code, p.status from payments p join orders o on o.id = p.order_id
        where p.is_current and o.order_no in (${orderNo}, ${String(body.order_no)}) order by o.id`.execute(sales.db);
      expect(rows).toEqual([
        { service_code: 'sandbox-wallet', status: 'failed' },
        { service_code: 'sandbox', status: 'authorised' },
      ]);
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('whose time the wallet lets run out is told to the shop, though nobody comes back', async () => {
    const moved = await soldBy(async () => {
      const { cart, page, orderNo } = await atWallet();
      expect(await press(page, 'expire')).toBe('');
      await vi.waitFor(async () => expect(await stateOf(orderNo)).toEqual(expired), 5_000);
      expect(await seen(cart)).toMatchObject({ next_step: 'payment', payment_error: 'payment.wallet_expired' });
      expect(await press(await press(page, 'back'), 'back')).toBe('/cart/payment?error=payment.wallet_expired');
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
  });

  it('from which nobody comes back is given up after fifteen minutes, and cannot be approved then', async () => {
    const moved = await soldBy(async () => {
      const waiting = await atWallet();
      const { orderNo, page } = waiting;
      await sales.age(orderNo, 14 * minute);
      await sales.sweeper.sweep(testNow);
      expect(await stateOf(orderNo)).toEqual(['payment_pending', 'challenge', null]);
      await sales.age(orderNo, 2 * minute);
      await sales.sweeper.sweep(testNow);
      expect(await stateOf(orderNo)).toEqual(expired);
      expect(await booked(orderNo)).toMatchObject([{ status: 'voided' }]);
      expect((await sales.apps[0].inject({ url: page })).body).toContain('終了しています');
      expect(await comeBackWith(waiting, 'approve')).toBe('/cart/payment?error=payment.wallet_expired');
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
  });

  it('that is left for later waits, and is gone on with from the confirmation', async () => {
    const waiting = await atWallet();
    const { cart, orderNo, page } = waiting;
    expect(await comeBackWith(waiting, 'leave')).toBe('/cart/confirm?error=payment.left_open');
    expect(await stateOf(orderNo)).toEqual(['payment_pending', 'challenge', null]);
    expect((await sales.decide(cart)).body).toMatchObject({ status: 'challenge', challenge_url: page });
    expect(await comeBackWith(waiting, 'approve')).toContain('/cart/complete');
    // Who comes back without a word later is led to what has become of it.
    expect(await comeBackWith(waiting, 'leave')).toContain('/cart/complete');
  });

  it('is voided where the cart is changed meanwhile, which keeps its way to pay', async () => {
    const moved = await soldBy(async () => {
      const waiting = await atWallet();
      const { cart, orderNo } = waiting;
      const products = [{ sku_id: skuId, quantity: 1 }];
      expect(await noteOf(cart)).toContain('カートの内容を変更されると、そのお支払いは取り消されます。');
      const added = await sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products });
      expect(added).toMatchObject({ status: 200, body: { join_note: voidedWords } });
      expect(await stateOf(orderNo)).toEqual(['payment_failed', 'voided', 'payment.cart_changed']);
      expect(await seen(cart)).toMatchObject({ payment: { kind: 'wallet' }, payment_error: null });
      expect(await comeBackWith(waiting, 'approve')).toBe('/cart/payment?error=payment.cart_changed');
    });
    expect(moved).toEqual({ sold: 0, reserved: 0 });
  });

  it.each([
    ['another quantity', 'products/modify', (key: string) => ({ products: [{ key, quantity: 2 }] })],
    ['goods taken out', 'products/delete', (key: string) => ({ key })],
    ['a parcel of their own', 'packings/add', (key: string) => ({ products: [{ key, quantity: 1 }] })],
  ])('that was voided by %s is told in the cart, until it is changed again', async (_, path, bodyOf) => {
    const { cart, orderNo } = await atWallet({ quantity: 3 });
    const [line] = await linesOf(cart);
    const change = (to: string, body: object) => sales.ask('PATCH', `/v1/carts/${to}`, { token: cart.token, ...body });
    const changed = await change(path, bodyOf(line?.key ?? ''));
    expect(changed).toMatchObject({ status: 200, body: { join_note: voidedWords } });
    expect(await stateOf(orderNo)).toEqual(['payment_failed', 'voided', 'payment.cart_changed']);
    expect(await noteOf(cart)).toBe(voidedWords);
    expect((await change('other/modify', { is_amount_hidden: true })).status).toBe(200);
    expect(await noteOf(cart)).toBeUndefined();
  });

  it('that is begun anew after such a change tells nothing of the old one', async () => {
    const { cart } = await atWallet();
    const products = [{ sku_id: skuId, quantity: 1 }];
    await sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products });
    const { body } = await sales.decide(await sales.seeAgain(cart));
    expect(await noteOf(cart)).not.toContain(voidedWords);
    expect(await press(await press(String(body.challenge_url), 'cancel'), 'cancel')).toContain('/cart/payment');
    expect(await noteOf(cart)).toBeUndefined();
  });
});

describe('what the wallet says', () => {
  it('[cart.decision] counts once, before the shopper’s return and again after it', async () => {
    const moved = await soldBy(async () => {
      const waiting = await atWallet();
      const { page, orderNo, id } = waiting;
      const back = await press(page, 'approve');
      await vi.waitFor(async () => expect(await stateOf(orderNo)).toEqual(['ordered', 'authorised', null]), 5_000);
      expect(await press(back, 'approve')).toBe(`/cart/complete?id=${id}`);
      const { id: orderId } = await sales.order(orderNo);
      const answers = await Promise.all(Array.from({ length: 8 }, () => notify(said(waiting))));
      expect(new Set(answers)).toEqual(new Set([204]));
      expect(await press(back, 'cancel')).toBe(`/cart/complete?id=${id}`);
      expect(await sales.events(orderId)).toEqual(['payment_pending', 'ordered']);
    });
    expect(moved).toEqual({ sold: 1, reserved: 0 });
  });

  it('is refused where it is signed with another key, of another amount or payment, old, altered, or about a card’s order', async () => {
    const waiting = await atWallet();
    const byCard = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body } = await sales.decide(byCard);
    const cardOrder = { ...waiting, cart: byCard, orderNo: String(body.order_no), paymentId: '' };
    for (const forged of [
      said(waiting, { key: apiKey }),
      said(waiting, { amountJpy: waiting.cart.totalJpy - 1 }),
      said(waiting, { id: 'another' }),
      said(waiting, { at: later(-6 * minute) }),
      { ...said(waiting), reference: `test.${cardOrder.orderNo}` },
      said(cardOrder),
    ]) {
      expect(await notify(forged)).toBe(403);
      const back = `/payments/return?${new URLSearchParams(forged).toString()}`;
      expect((await sales.apps[0].inject({ method: 'POST', url: back })).statusCode).toBe(403);
    }
    expect(await stateOf(waiting.orderNo)).toEqual(['payment_pending', 'challenge', null]);
    expect(await stateOf(cardOrder.orderNo)).toEqual(['payment_pending', 'challenge', null]);
    for (const { page } of [waiting, { page: String(body.challenge_url) }]) await press(page, 'cancel');
    await vi.waitFor(async () => expect((await stateOf(cardOrder.orderNo))[0]).toBe('payment_failed'), 5_000);
    await vi.waitFor(async () => expect((await stateOf(waiting.orderNo))[0]).toBe('payment_failed'), 5_000);
  });
});

/** The shop as it asks the wallet over a network that loses some of its requests, or of the answers to them. */
const settlementOver = (lost: 'request' | 'answer', of: RegExp) => {
  const whole = fetchWithin(sales.apps[0]);
  const fetch: Fetch = async (url, init) => {
    const isLost = of.test(`${init.method} ${url}`);
    if (isLost && lost === 'request') throw new Error('lost');
    const answer = await whole(url, init);
    if (isLost) throw new Error('lost');
    return answer;
  };
  const options = { baseUrl: walletPath, apiKey: walletKey(apiKey), timeoutMs: 5_000, keepsCards: false };
  const gateway = createSandboxGateway({ ...options, fetch });
  const gateways = new Map([['sandbox-wallet', gateway]]);
  const settlement = createSettlement({
    db: sales.db,
    carts: sales.shop.carts,
    returnUrl: '/payments/return',
    gateways,
  });
  return { ...settlement, receive: createPaymentMessages({ db: sales.db, gateways, settlement }).receive };
};

describe('where the wallet’s answer is lost', () => {
  /** As the process leaves it that has just written the order. */
  const unasked = async (): Promise<AtWallet & { readonly orderId: number }> => {
    const waiting = await atWallet();
    const { id: orderId } = await sales.order(waiting.orderNo);
    await sql`delete from sandbox_wallet.payments where reference = ${`test.${waiting.orderNo}`}`.execute(sales.db);
    await sql`update payments set status = 'pending', challenge_url = null, service_payment_id = null,
      give_up_at = now() + interval '10 minutes',
      asked_until = now() + interval '15 seconds' where order_id = ${orderId}`.execute(sales.db);
    return { ...waiting, orderId };
  };

  it.each(['request', 'answer'] as const)('(the %s to its payment) the shopper is led there later', async (lost) => {
    const { cart, orderId, orderNo } = await unasked();
    const asked = settlementOver(lost, /^POST .*\/payments$/).authorise(orderId, testNow);
    await expect(asked).rejects.toThrow(PaymentServiceSilent);
    expect(await stateOf(orderNo)).toEqual(['payment_pending', 'pending', null]);
    expect(await booked(orderNo)).toHaveLength(lost === 'answer' ? 1 : 0);
    const { body } = await sales.decide(cart);
    expect(body).toMatchObject({ status: 'challenge', order_no: orderNo });
    expect(await booked(orderNo)).toMatchObject([{ status: 'challenge', amount_jpy: cart.totalJpy }]);
    expect(
      await comeBackWith({ cart, page: String(body.challenge_url), orderNo, id: '', paymentId: '' }, 'approve'),
    ).toContain('/cart/complete');
  });

  it('what is said of a payment that it has not named waits while it does not answer, too', async () => {
    const waiting = await unasked();
    const told = await settlementOver('request', /^GET /).receive(said(waiting), testNow);
    expect(told).toMatchObject({ publicId: waiting.id, errorCode: null, isUndecided: false });
    expect(await stateOf(waiting.orderNo)).toEqual(['payment_pending', 'pending', null]);
  });

  it('what is said of a payment that it has not named is believed once it says the same when asked', async () => {
    const waiting = await unasked();
    expect(await notify(said(waiting))).toBe(204);
    expect(await stateOf(waiting.orderNo)).toEqual(['payment_pending', 'pending', null]);
    const { body } = await sales.decide(waiting.cart);
    expect(await notify(said(waiting))).toBe(403);
    expect(await stateOf(waiting.orderNo)).toEqual(['payment_pending', 'challenge', null]);
    await comeBackWith({ ...waiting, page: String(body.challenge_url) }, 'approve');
    expect(await stateOf(waiting.orderNo)).toEqual(['ordered', 'authorised', null]);
  });

  it('and that of a payment which it never heard of for ten minutes, the cart is asked how to pay', async () => {
    const { cart, orderId, orderNo } = await unasked();
    await sales.age(orderNo, 11 * minute);
    await sales.shop.settlement.ask(orderId, testNow);
    expect(await stateOf(orderNo)).toEqual(expired);
    expect(await booked(orderNo)).toMatchObject([{ status: 'voided' }]);
    expect(await seen(cart)).toMatchObject({ next_step: 'payment', payment_error: 'payment.wallet_expired' });
  });

  it.each(['request', 'answer'] as const)('(the %s to a void) it is voided once it answers', async (lost) => {
    const { orderNo } = await atWallet();
    const { id } = await sales.order(orderNo);
    const given = settlementOver(lost, /\/void$/).giveUp(id, testNow, 'payment.cart_changed');
    await expect(given).rejects.toThrow(PaymentServiceSilent);
    expect(await stateOf(orderNo)).toEqual(['payment_pending', 'voiding', 'payment.cart_changed']);
    await sales.age(orderNo, 16_000);
    await sales.sweeper.sweep(testNow);
    expect(await stateOf(orderNo)).toEqual(['payment_failed', 'voided', 'payment.cart_changed']);
  });

  it('[cart.decision] an approval that nobody told of stands once the shop asks', async () => {
    const { orderNo, page } = await atWallet();
    // Approved in the wallet's books, and neither the shopper nor the message has reached the shop.
    await sql`update sandbox_wallet.payments set status = 'authorised' where reference = ${`test.${orderNo}`}`.execute(
      sales.db,
    );
    await sales.age(orderNo, 16 * minute);
    await sales.sweeper.sweep(testNow);
    expect(await stateOf(orderNo)).toEqual(['ordered', 'authorised', null]);
    expect((await sales.apps[0].inject({ url: page })).body).toContain('終了しています');
  });
});
