/** Points that an order used, given back with a part of it. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PointHistory, Points } from '../../../../../schemas/point/point';
import { inTransaction } from '../../../../db/transaction';
import { bodyOf, dayMs } from '../../../members/members.test-support';
import { givePoints } from '../../../members/point/point.service';
import { type Buyer, type MembersSales, openMembersSales } from '../own-orders.test-support';
import { createOrderLetters } from '../telling/letters';
import { decide, readyCart, seeAgain } from '../shoppers.test-support';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const deskToken = 'a-desk-token-for-tests-of-32-letters';
let shop: MembersSales;
beforeAll(async () => {
  shop = await openMembersSales({ deskToken });
});
afterEach(async () => expect(await shop.brokenBooks()).toEqual([]));
afterAll(() => shop.close());

const desk = (orderNo: string, doing: string, body: object | null = null) =>
  shop.ask('PUT', `/v1/desk/orders/${orderNo}/${doing}`, body, { token: deskToken });
const refund = (orderNo: string, id: string, amount: number, points: number) =>
  desk(orderNo, 'refunded', { refund_id: id, amount, points });
const pointsOf = async ({ ask }: Buyer) => (await ask('GET', '/v1/me/points')).body as Points;
const returnedTo = async ({ ask }: Buyer) =>
  ((await ask('GET', '/v1/me/point-histories')).body.data as PointHistory[])
    .filter(({ reason }) => reason === 'returned')
    .map(({ points }) => points);

/** Sent, and paid with so many points of these lots: how many, and how many days they are left. */
const sent = async (use: number, lots: readonly (readonly [number, number | null])[], wish: object = {}) => {
  const member = await shop.buyer();
  const ends = lots.map(([, days]) => (days === null ? null : new Date(shop.now().getTime() + days * dayMs)));
  for (const [at, [points]] of lots.entries()) {
    await inTransaction(shop.db, (trx) => {
      const ledger = { memberId: member.id, channelId: 'test', now: shop.now() };
      return givePoints(trx, { ledger, reason: 'granted', points, expiresAt: ends[at] ?? null, note: '' });
    });
  }
  const cart = await readyCart(member.ask, { skuId: shop.skuId, ...wish });
  expect((await member.ask('PATCH', '/v1/carts/point', { token: cart.token, point: use })).status).toBe(200);
  const decided = await decide(member.ask, await seeAgain(member.ask, cart));
  const { id, order_no } = bodyOf({ ...decided, cookies: [] });
  const [orderId, orderNo] = [String(id), String(order_no)];
  const order = await member.read(orderId);
  const parcels = order.shippings
    .flatMap(({ packings }) => packings)
    .map(({ key }) => ({ packing_key: key, carrier: 'yamato', number: '123456789012' }));
  expect((await desk(orderNo, 'dispatched', { parcels })).status).toBe(200);
  return { member, orderId, orderNo, totals: order.totals, ends: ends.map((end) => end?.toISOString() ?? null) };
};

it('[cart.points] go back in part of an order that was paid by them alone, those that end last first', async () => {
  const { member, orderId, orderNo, totals, ends } = await sent(50_000, [
    [500, 10],
    [50_000, 90],
  ]);
  expect(totals).toMatchObject({ total_payment: 0 });
  const used = totals.total_points;
  expect((await pointsOf(member)).data).toEqual([{ points: 50_500 - used, expires_at: ends[1] }]);
  const { status, body } = await refund(orderNo, 'part', 0, 300);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    refunded: 0,
    refunds: [{ refund_id: 'part', amount: 0, points: 300, way: 'hand', status: 'done' }],
    order: { returned_points: 300, payment: { status: 'paid' } },
  });
  expect((await pointsOf(member)).data).toEqual([{ points: 50_800 - used, expires_at: ends[1] }]);
  expect(await member.read(orderId)).toMatchObject({ returned_points: 300 });
  expect(await member.read(orderId)).not.toHaveProperty('refunds');
  // The rest, by another part, reaches those that end next; no more is there then.
  expect((await refund(orderNo, 'rest', 0, used - 300)).status).toBe(200);
  expect((await pointsOf(member)).data).toEqual([
    { points: 500, expires_at: ends[0] },
    { points: 50_000, expires_at: ends[1] },
  ]);
  expect(await refund(orderNo, 'more', 0, 1)).toMatchObject({ status: 409, body: { code: 'desk.refund-points' } });
});

it('[cart.points] goes back once, however many ask at once, and never more than was used', async () => {
  const { member, orderNo } = await sent(400, [[400, null]], { pay: 'card', card: 'approve' });
  const same = await Promise.all(Array.from({ length: 100 }, () => refund(orderNo, 'same', 0, 150)));
  expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
  expect((await pointsOf(member)).balance).toBe(150);
  const others = await Promise.all(Array.from({ length: 20 }, (_, at) => refund(orderNo, `other-${at}`, 0, 100)));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await pointsOf(member)).balance).toBe(350);
  expect(await returnedTo(member)).toEqual([100, 100, 150]);
  expect(await refund(orderNo, 'same', 0, 149)).toMatchObject({ status: 409, body: { code: 'desk.other-amount' } });
  expect(await refund(orderNo, 'nothing', 0, 0)).toMatchObject({ status: 422 });
  const nothing = await desk(orderNo, 'refunded', { refund_id: 'nothing', amount: 0 });
  expect(nothing).toMatchObject({ status: 409, body: { code: 'desk.other-amount' } });
});

it('[cart.points] go back with money, and what is left of them when all of it comes back', async () => {
  const { member, orderId, orderNo } = await sent(400, [[400, 1]], { pay: 'card', card: 'approve' });
  shop.pass(2 * dayMs);
  const { body } = await refund(orderNo, 'both', 500, 100);
  expect(body).toMatchObject({
    refunded: 500,
    refunds: [{ amount: 500, points: 100, way: 'service', status: 'done' }],
  });
  // They had ended meanwhile, and have thirty days anew.
  const until = new Date(shop.now().getTime() + 30 * dayMs);
  const back = async () => {
    const entries = shop.db.selectFrom('point_entries').select(['points', 'expires_at']);
    return entries.where('member_id', '=', member.id).where('reason', '=', 'returned').orderBy('id').execute();
  };
  expect(await back()).toEqual([{ points: 100, expires_at: until }]);
  expect((await desk(orderNo, 'delivered')).status).toBe(200);
  expect((await desk(orderNo, 'returned', { is_restocked: true })).status).toBe(200);
  expect((await back()).map(({ points }) => points)).toEqual([100, 300]);
  expect(bodyOf(await shop.ask('GET', `/v1/desk/orders/${orderNo}`, null, { token: deskToken }))).toMatchObject({
    order: { id: orderId, returned_points: 400 },
  });
  expect(await refund(orderNo, 'late', 0, 1)).toMatchObject({ status: 409, body: { code: 'desk.refund-points' } });
});

it('[cart.points] are told of by mail, as what they are', async () => {
  const { orderNo } = await sent(50_000, [[50_000, null]]);
  await refund(orderNo, 'part', 0, 1_200);
  const { rows } = await sql<{ id: number; about: number }>`select m.order_id id, m.about from mails m
    join orders o on o.id = m.order_id where o.order_no = ${orderNo} and m.kind = 'order_refunded'`.execute(shop.db);
  const [mail] = rows;
  const letters = createOrderLetters({
    ...{ db: shop.db, messages: { one: () => Promise.resolve(null) }, address: () => null },
  });
  const about = {
    channelId: 'test',
    kind: 'order_refunded' as const,
    orderId: Number(mail?.id),
    about: Number(mail?.about),
  };
  const letter = await letters.order_refunded.write(about);
  expect(letter.subject).toContain('ポイントをお返ししました');
  expect(letter.text).toContain('お返ししたポイント：1,200ポイント');
  expect(letter.text).not.toContain('返金');
});
