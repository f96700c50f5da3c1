import { type Insertable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { PointHistory } from '../../../../../schemas/point/point';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { endOfDay, japanDayAfter } from '../../../../../src/lib/japan-time';
import { bodyOf, dayMs } from '../../../members/members.test-support';
import { givePoints, withdrawPoints } from '../../../members/point/point.service';
import { submitAt } from '../order.test-support';
import { type Buyer, type MembersSales, openMembersSales } from '../own-orders.test-support';
import { cancelUnpaidOrders } from '../upkeep/unpaid-orders';
import { type Answer, type AskShop, cardToken, decide, readyAtThree, readyCart, seeAgain } from '../shoppers.test-support'; // prettier-ignore

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const deskToken = 'a-desk-token-for-tests-of-32-letters';
let shop: MembersSales;
beforeAll(async () => {
  shop = await openMembersSales({ deskToken });
});
afterEach(async () => expect(await shop.brokenBooks()).toEqual([]));
afterAll(() => shop.close());

let count = 0;
const coupon = async (more: Partial<Insertable<Database['coupons']>> = {}): Promise<string> => {
  const code = `HOLD-${(count += 1)}`;
  const starts_at = new Date(shop.now().getTime() - dayMs);
  const usual = { channel_id: 'test', code, name: code, kind: 'amount', amount_jpy: 300, starts_at } as const;
  await shop.db
    .insertInto('coupons')
    .values({ ...usual, ...more })
    .execute();
  return code;
};
const give = (memberId: number, points: number, days: number | null = null) =>
  inTransaction(shop.db, (trx) => {
    const ledger = { memberId, channelId: 'test', now: shop.now() };
    const expiresAt = days === null ? null : new Date(shop.now().getTime() + days * dayMs);
    return givePoints(trx, { ledger, reason: 'granted', points, expiresAt, note: '' });
  });
const set = async (key: string, value: number | boolean) => {
  const text = JSON.stringify(value);
  await shop.db
    .insertInto('settings')
    .values({ channel_id: 'test', key, value: text })
    .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value: text }))
    .execute();
};
const asGuest: AskShop = async (method, url, payload) => shop.ask(method, url, payload ?? null);
const ok = ({ status, body }: Answer) => bodyOf({ status, body, cookies: [] });
const addCoupon = (ask: AskShop, token: string, code: string) => ask('PATCH', '/v1/carts/coupons/add', { token, code });
const usePoints = (ask: AskShop, token: string, point: number) => ask('PATCH', '/v1/carts/point', { token, point });
const balance = async ({ ask }: Buyer) => ok(await ask('GET', '/v1/me/points')).balance;
const lines = async ({ ask }: Buyer) =>
  (ok(await ask('GET', '/v1/me/point-histories')).data as PointHistory[]).map(({ reason, points }) => [reason, points]);
const uses = async (code: string) => {
  const found = shop.db.selectFrom('coupon_uses').innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id');
  return (await found.select('order_id').where('code', '=', code).execute()).length;
};

/** A member with points and a cart that uses some of both. */
const buyer = async ({ points = 0, use = 0, codes = [] as readonly string[], wish = {} } = {}) => {
  const member = await shop.buyer();
  if (points > 0) await give(member.id, points);
  const cart = await readyCart(member.ask, { skuId: shop.skuId, ...wish });
  for (const code of codes) ok(await addCoupon(member.ask, cart.token, code));
  if (use > 0) ok(await usePoints(member.ask, cart.token, use));
  return { member, cart: await seeAgain(member.ask, cart) };
};
const desk = (orderNo: unknown, doing: string, body: object | null = null) =>
  shop.ask('PUT', `/v1/desk/orders/${String(orderNo)}/${doing}`, body, { token: deskToken });

describe('[cart.points] points in a cart', () => {
  it('are used within balance and total, and what is left of them stays', async () => {
    const { member, cart } = await buyer({ points: 5_000 });
    const lowered = ok(await usePoints(member.ask, cart.token, 700)) as Cart;
    expect(lowered.detail.order).toMatchObject({ total_points: 700, total_payment: cart.totalJpy - 700 });
    expect(lowered.detail.points).toEqual({ balance: 5_000, wished: 700, earned: 0 });
    const all = ok(await usePoints(member.ask, cart.token, 5_000)) as Cart;
    expect(all.detail.order.total_payment).toBe(0);
    expect(all.detail.order.total_points).toBeLessThan(5_000);
    const none = ok(await usePoints(member.ask, cart.token, 0)) as Cart;
    expect(none.detail.order).toMatchObject({ total_points: 0, total_payment: cart.totalJpy });
  });

  it.each([[1_001], [1e9], [Number.MAX_SAFE_INTEGER], [-1], [0.5], ['100'], [null]])(
    'are refused at the field where %s are wished for and 1,000 are there',
    async (point) => {
      const { member, cart } = await buyer({ points: 1_000 });
      const answer = await member.ask('PATCH', '/v1/carts/point', { token: cart.token, point });
      expect(answer).toMatchObject({ status: 422, body: { errors: { point: [{}] } } });
      expect(await balance(member)).toBe(1_000);
    },
  );

  it('are none of a guest’s, and no cart is none', async () => {
    const cart = await readyCart(asGuest, { skuId: shop.skuId });
    expect(await usePoints(asGuest, cart.token, 1)).toMatchObject({ body: { code: 'cart.point.members_only' } });
    expect((await usePoints(asGuest, cart.token, 0)).status).toBe(200);
    expect((await usePoints(asGuest, 'x'.repeat(22), 0)).status).toBe(404);
  });

  it('that are there no more are not used: the shopper sees the sum anew', async () => {
    const { member, cart } = await buyer({ points: 500, use: 500 });
    const ledger = { memberId: member.id, channelId: 'test', now: shop.now() };
    await inTransaction(shop.db, (trx) => withdrawPoints(trx, { ledger, reason: 'withdrawn', points: 300, note: '' }));
    expect(await decide(member.ask, cart)).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    const seen = await seeAgain(member.ask, cart);
    expect(seen.totalJpy).toBe(cart.totalJpy + 300);
    expect((await decide(member.ask, seen)).status).toBe(200);
    expect(await balance(member)).toBe(0);
  });
});

describe('[cart.coupons] [cart.points] an order', () => {
  it('takes the points and uses the coupon, and a cancel gives both back once, whoever asks how often', async () => {
    const code = await coupon({ most_in_all: 1, is_listed: true });
    const isOffered = async () => JSON.stringify((await asGuest('GET', '/v1/coupons')).body).includes(code);
    const { member, cart } = await buyer({ points: 1_000, use: 400, codes: [code] });
    const { id } = ok(await decide(member.ask, cart));
    expect(await balance(member)).toBe(600);
    expect([await uses(code), await isOffered()]).toEqual([1, false]);
    const order = await member.read(String(id));
    expect(order.totals).toMatchObject({ total_discount: 300, total_points: 400, total_payment: cart.totalJpy });
    const guest = await readyCart(asGuest, { skuId: shop.skuId });
    expect(await addCoupon(asGuest, guest.token, code)).toMatchObject({ body: { code: 'cart.coupon.not_usable' } });
    const cancel = () => member.ask('PUT', `/v1/me/orders/${String(id)}/cancel`, { cancel_reason: '' });
    const answers = await Promise.all(Array.from({ length: 20 }, cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance(member)).toBe(1_000);
    expect(await lines(member)).toEqual([
      ['returned', 400],
      ['used', -400],
      ['granted', 1_000],
    ]);
    expect([await uses(code), await isOffered()]).toEqual([0, true]);
    expect((await addCoupon(asGuest, guest.token, code)).status).toBe(200);
  });

  it('whose card is declined gives both back, and the next try holds them again', async () => {
    const code = await coupon({ most_per_person: 1, is_listed: true });
    const wish = { pay: 'card', card: 'decline' } as const;
    const { member, cart } = await buyer({ points: 1_000, use: 400, codes: [code], wish });
    const { id } = await shop.db.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    expect(ok(await member.ask('POST', '/v1/me/coupons', { coupon_id: id })).is_used).toBe(false);
    expect(await decide(member.ask, cart)).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
    expect([await balance(member), await uses(code)]).toEqual([1_000, 0]);
    const paid = { token: cart.token, card: await cardToken(member.ask, 'approve') };
    ok(await member.ask('PATCH', '/v1/carts/order/modify', paid));
    expect((await decide(member.ask, await seeAgain(member.ask, cart))).status).toBe(200);
    expect([await balance(member), await uses(code)]).toEqual([600, 1]);
    expect(await member.ask('POST', '/v1/me/coupons', { coupon_id: id })).toMatchObject({ status: 404 });
    expect(ok(await member.ask('GET', '/v1/me/coupons')).data).toMatchObject([{ id, is_used: true }]);
    expect((await (await shop.buyer()).ask('POST', '/v1/me/coupons', { coupon_id: id })).status).toBe(200);
  });

  it.each([
    ['bank’s', { pay: 'card', card: 'challenge' }],
    ['wallet’s', { pay: 'wallet' }],
  ] as const)(
    'that waits at the %s page holds them, and its own cart shows the sum as it was seen',
    async (_page, wish) => {
      const code = await coupon({ most_in_all: 1 });
      const { member, cart } = await buyer({ points: 400, use: 400, codes: [code], wish });
      expect(ok(await decide(member.ask, cart)).status).toBe('challenge');
      expect([await balance(member), await uses(code)]).toEqual([0, 1]);
      const seen = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
      expect(seen.fingerprint).toBe(cart.fingerprint);
      expect(seen.detail).toMatchObject({ points: { balance: 400 }, coupons: [{ code, amount: 300 }] });
      // Whoever changes the cart gives up the payment, and with it what it holds.
      const products = [{ key: seen.detail.products[0]?.key, quantity: 2 }];
      const changed = ok(
        await member.ask('PATCH', '/v1/carts/products/modify', { token: cart.token, products }),
      ) as Cart;
      expect(changed.detail).toMatchObject({ points: { balance: 400 }, coupons: [{ code, amount: 300 }] });
      expect([await balance(member), await uses(code)]).toEqual([400, 0]);
    },
  );

  it.each(['cancel', 'expire'] as const)('whose wallet’s page ends by %s gives both back', async (result) => {
    const code = await coupon({ most_in_all: 1 });
    const { member, cart } = await buyer({ points: 400, use: 400, codes: [code], wish: { pay: 'wallet' } });
    const { challenge_url: url } = ok(await decide(member.ask, cart));
    expect([await balance(member), await uses(code)]).toEqual([0, 1]);
    await submitAt(shop.apps[0])(String(url), `result=${result}`);
    // The shopper does not come back: the wallet tells the shop by itself.
    await vi.waitFor(async () => expect([await balance(member), await uses(code)]).toEqual([400, 0]), 5_000);
  });

  it('of nothing asks for no payment, and a cancel of it gives everything back', async () => {
    const { member, cart } = await buyer({ points: 50_000, use: 50_000, wish: { pay: 'cod' } });
    expect(cart.totalJpy).toBe(0);
    const seen = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
    expect(seen).toMatchObject({ next_step: 'confirm', payment_id: null, payment: { kind: 'none' } });
    expect(seen.detail.order.total_fee).toBe(0);
    const { id } = ok(await decide(member.ask, cart));
    expect(await member.read(String(id))).toMatchObject({
      status: 'ordered',
      payment: { kind: 'none', status: 'paid' },
      totals: { total_payment: 0, total_tax: 0 },
    });
    ok(await member.ask('PUT', `/v1/me/orders/${String(id)}/cancel`, { cancel_reason: '' }));
    expect(await balance(member)).toBe(50_000);
    expect(await member.read(String(id))).toMatchObject({ status: 'cancelled', cancel_only_ecd_key: '' });
  });

  it('of nothing names no card, though one was typed in before', async () => {
    const { member, cart } = await buyer({ points: 50_000, use: 50_000, wish: { pay: 'card', card: 'approve' } });
    const seen = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
    expect(seen.payment).toMatchObject({ kind: 'none', masked_number: null });
    expect(ok(await decide(member.ask, cart)).status).toBe('ordered');
  });

  it('of nothing needs no method at all', async () => {
    const member = await shop.buyer();
    await give(member.id, 50_000);
    const cart = await readyCart(member.ask, { skuId: shop.skuId });
    ok(await usePoints(member.ask, cart.token, 50_000));
    await sql`update carts set payment_method_id = null where member_id = ${member.id}`.execute(shop.db);
    const seen = await seeAgain(member.ask, cart);
    expect(ok(await decide(member.ask, seen)).status).toBe('ordered');
  });

  it('counts a person’s uses by their account, and tells nobody who types a mailbox that it has ordered', async () => {
    const code = await coupon({ most_per_person: 1 });
    const guest = await readyCart(asGuest, { skuId: shop.skuId });
    const said = async (ask: AskShop, token: string) => (await addCoupon(ask, token, code)).body.errors;
    const before = await said(asGuest, guest.token);
    expect(JSON.stringify(before)).toContain('会員の方に');
    const { member, cart } = await buyer({ codes: [code] });
    ok(await decide(member.ask, cart));
    // The same mailbox as the order's, typed by a guest and by another member.
    expect(await said(asGuest, guest.token)).toEqual(before);
    const again = await readyCart(member.ask, { skuId: shop.skuId });
    expect(JSON.stringify(await said(member.ask, again.token))).toContain('すでにご利用になりました');
    const other = await buyer({ codes: [code] });
    expect(ok(await decide(other.member.ask, other.cart)).status).toBe('ordered');
    // Nor by what was put into a cart before its limit was set.
    const free = await coupon();
    ok(await addCoupon(asGuest, guest.token, free));
    await shop.db.updateTable('coupons').set({ most_per_person: 1 }).where('code', '=', free).execute();
    const seen = ok(await asGuest('GET', `/v1/carts/${guest.token}`)) as Cart;
    expect(seen.detail.coupons).toMatchObject([{ code: free, amount: 0 }]);
    expect(await uses(free)).toBe(0);
  });
});

describe('[cart.coupons] [cart.points] an order whose money comes late', () => {
  const expired = async (limits: Partial<Insertable<Database['coupons']>>) => {
    const code = await coupon(limits);
    const { member, cart } = await buyer({ points: 500, use: 500, codes: [code], wish: { pay: 'konbini' } });
    const { id, order_no: orderNo } = ok(await decide(member.ask, cart));
    await sql`update payments set expires_at = now() - interval '1 minute' from orders o
      where o.id = order_id and o.order_no = ${String(orderNo)}`.execute(shop.db);
    expect(await cancelUnpaidOrders(shop.db, shop.now())).toBe(1);
    expect([await balance(member), await uses(code)]).toEqual([500, 0]);
    const pay = async () => bodyOf(await desk(orderNo, 'paid', { amount: cart.totalJpy }));
    return { member, code, id: String(id), pay };
  };

  it('uses coupon and points once more, and stands again', async () => {
    const { member, code, id, pay } = await expired({ most_in_all: 1 });
    await pay();
    expect(await member.read(id)).toMatchObject({ status: 'ordered', payment: { status: 'paid' } });
    expect([await balance(member), await uses(code)]).toEqual([0, 1]);
  });

  const limits = [{}, { most_in_all: 1 }, { most_per_person: 1 }];
  it.each(limits)('does not stand again where its points, or its coupon (%o), were used meanwhile', async (limit) => {
    const { member, code, id, pay } = await expired(limit);
    const { token } = await readyCart(member.ask, { skuId: shop.skuId });
    ok(await (Object.keys(limit).length > 0 ? addCoupon(member.ask, token, code) : usePoints(member.ask, token, 100)));
    ok(await decide(member.ask, await seeAgain(member.ask, { token })));
    const held = async () => [await balance(member), await uses(code), await shop.db.selectFrom('stocks').selectAll().execute()]; // prettier-ignore
    const before = await held();
    await pay();
    expect(await member.read(id)).toMatchObject({ status: 'cancelled', cancel_only_ecd_key: 'payment.refund' });
    expect(await held()).toEqual(before);
  });
});

describe('many at once', () => {
  it('[cart.coupons] use one coupon that is left once', async () => {
    const code = await coupon({ most_in_all: 1 });
    const carts = await Promise.all(Array.from({ length: 24 }, () => readyCart(asGuest, { skuId: shop.skuId })));
    for (const { token } of carts) ok(await addCoupon(asGuest, token, code));
    const seen = await Promise.all(carts.map((cart) => seeAgain(asGuest, cart)));
    const through =
      (index: number): AskShop =>
      async (method, url, payload) =>
        shop.ask(method, url, payload ?? null, { app: shop.apps[index % 2] ?? shop.apps[0] });
    const answers = await Promise.all(seen.map((cart, index) => decide(through(index), cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['cart.decision.changed']),
    );
    expect(await uses(code)).toBe(1);
  });

  it('[cart.points] use one balance once', async () => {
    const member = await shop.buyer();
    await give(member.id, 1_000);
    const carts = [];
    for (let index = 0; index < 16; index += 1) carts.push(await readyCart(asGuest, { skuId: shop.skuId }));
    await sql`update carts set member_id = ${member.id}, points = 400
      where id in (select id from carts order by id desc limit 16)`.execute(shop.db);
    const seen = await Promise.all(carts.map((cart) => seeAgain(member.ask, cart)));
    const answers = await Promise.all(seen.map((cart) => decide(member.ask, cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await balance(member)).toBe(200);
  });
});

/** Five of a hundred, as soon as the shop knows. */
const earnFive = async () => {
  await set('POINT.EARN_PERCENT', 5);
  const known = async () => {
    const { member, cart } = await buyer();
    const { detail } = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
    expect(detail.points?.earned).toBe(50);
  };
  await vi.waitFor(known, { timeout: 30_000 });
};

describe('[cart.multiple-shipping] a member’s cart for three addresses', () => {
  it('that is decided many times at once becomes one order, which many cancels give back once', async () => {
    await set('ORDER.SHIPPING.IS_ALLOW_MULTIPLE', true);
    const stock = () => shop.db.selectFrom('stocks').select(['quantity', 'reserved']).where('sku_id', '=', shop.skuId).executeTakeFirst(); // prettier-ignore
    const [code, before] = [await coupon({ most_in_all: 1 }), await stock()];
    // The setting is known in a moment.
    const atThree = async () => {
      const member = await shop.buyer();
      return { member, ...(await readyAtThree(member.ask, { skuId: shop.skuId, pay: 'card', card: 'approve' })) };
    };
    const { member, token } = await vi.waitFor(atThree, { timeout: 30_000, interval: 500 });
    await give(member.id, 1_000);
    ok(await addCoupon(member.ask, token, code));
    ok(await usePoints(member.ask, token, 400));
    const cart = await seeAgain(member.ask, { token });
    const at = async (index: number, method: 'POST' | 'PUT', path: string, body: object) =>
      shop.ask(method, path, body, { token: member.token, app: shop.apps[index % 2] ?? shop.apps[0] });
    const times = [...Array(20).keys()];
    const decision = { fingerprint: cart.fingerprint };
    const answers = await Promise.all(times.map((index) => at(index, 'POST', `/v1/carts/${token}/decision`, decision)));
    // Whoever comes while the payment service is asked is told to wait.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { id } = ok(await decide(member.ask, cart));
    expect(new Set(answers.flatMap(({ body }) => (body.status === 'ordered' ? [body.id] : [])))).toEqual(new Set([id]));
    expect((await member.read(String(id))).shippings).toHaveLength(3);
    expect([await balance(member), await uses(code)]).toEqual([600, 1]);
    const path = `/v1/me/orders/${String(id)}/cancel`;
    const cancelled = await Promise.all(times.map((index) => at(index, 'PUT', path, { cancel_reason: '' })));
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await balance(member), await uses(code), await stock()]).toEqual([1_000, 0, before]);
    await set('ORDER.SHIPPING.IS_ALLOW_MULTIPLE', false);
  });
});

describe('[member.points-earned] an order', () => {
  it('earns points of what is paid for its goods, that come when it is delivered and go when it comes back', async () => {
    await set('POINT.KEPT_DAYS', 90);
    await earnFive();
    const { member, cart } = await buyer({ points: 100, use: 100, wish: { quantity: 3 } });
    const { detail } = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
    // Of 3 × 1,080 yen less the points.
    expect(detail.points).toEqual({ balance: 100, wished: 100, earned: 155 });
    const { order_no: orderNo } = ok(await decide(member.ask, cart));
    expect(await balance(member)).toBe(0);
    const parcels = await sql<{ key: string }>`select p.key from order_packings p join orders o on o.id = p.order_id
      where order_no = ${String(orderNo)}`.execute(shop.db);
    const sent = parcels.rows.map(({ key }) => ({ packing_key: key, carrier: 'yamato', number: '123456789012' }));
    bodyOf(await desk(orderNo, 'dispatched', { parcels: sent }));
    expect(await balance(member)).toBe(0);
    bodyOf(await desk(orderNo, 'delivered'));
    bodyOf(await desk(orderNo, 'delivered'));
    expect(await balance(member)).toBe(155);
    const { data } = ok(await member.ask('GET', '/v1/me/points')) as { data: { expires_at: string }[] };
    expect(data).toEqual([{ points: 155, expires_at: endOfDay(japanDayAfter(shop.now(), 90)).toISOString() }]);
    bodyOf(await desk(orderNo, 'returned', { is_restocked: true }));
    const moved = { withdrawn: -155, returned: 100, earned: 155, used: -100, granted: 100 };
    expect(await lines(member)).toEqual(Object.entries(moved));
    await set('POINT.EARN_PERCENT', 0);
  });

  it('earns as much with a coupon for its carriage as without', async () => {
    await earnFive();
    const earned = async (codes: readonly string[]) => {
      const { member, cart } = await buyer({ codes });
      const { detail } = ok(await member.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
      return [detail.order.total_discount, detail.points?.earned];
    };
    const carriage = await coupon({ kind: 'free_carriage', amount_jpy: null });
    const [[, without], [off, withIt], [, less]] = [await earned([]), await earned([carriage]), await earned([await coupon()])]; // prettier-ignore
    expect(off).toBeGreaterThan(0);
    expect([withIt, less]).toEqual([without, Number(without) - 15]);
    await set('POINT.EARN_PERCENT', 0);
  });
});
