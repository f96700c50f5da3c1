import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../db/transaction';
import { takePoints } from '../../../members/point/point.service';
import { bodyOf } from '../../../members/members.test-support';
import { type Buyer, type MembersSales, openMembersSales } from '../own-orders.test-support';

const deskToken = 'a-desk-token-for-tests-of-32-letters';
let shop: MembersSales;
beforeAll(async () => {
  shop = await openMembersSales({ deskToken });
});
afterAll(() => shop.close());

const desk = async (orderNo: string, doing: string, body: object | null = null) =>
  bodyOf(await shop.ask('PUT', `/v1/desk/orders/${orderNo}/${doing}`, body, { token: deskToken }));

/** By card, on its way, and worth 50 points when it is there. */
const sent = async (member: Buyer) => {
  const { id, orderNo } = await member.order({ pay: 'card', card: 'approve' });
  await sql`update orders set earns_points = 50 where order_no = ${orderNo}`.execute(shop.db);
  const order = await member.read(id);
  const parcels = order.shippings.flatMap(({ packings }) => packings);
  const left = parcels.map(({ key }) => ({ packing_key: key, carrier: 'yamato', number: '123456789012' }));
  await desk(orderNo, 'dispatched', { parcels: left });
  return { id, orderNo, total: order.totals.total_payment };
};
const balance = async ({ ask }: Buyer) => (await ask('GET', '/v1/me/points')).body.balance;

const refund = ({ orderNo }: { readonly orderNo: string }, key: string, amount: number, isByHand = false) =>
  desk(orderNo, 'refunded', { refund_id: key, amount, by_hand: isByHand });
const share = (total: number, refunded: number): number => Math.floor((50 * (total - refunded)) / total);

it('[member.points-earned] an order earns as much of what it said as its money has stayed when it is delivered', async () => {
  const member = await shop.buyer();
  const some = await sent(member);
  await refund(some, 'part', 100);
  expect(await balance(member)).toBe(0);
  await desk(some.orderNo, 'delivered');
  const left = share(some.total, 100);
  expect(left).toBeLessThan(50);
  expect(await balance(member)).toBe(left);
  expect((await member.read(some.id)).earned_points).toBe(left);
  const all = await sent(member);
  await refund(all, 'all', all.total);
  await desk(all.orderNo, 'delivered');
  expect(await balance(member)).toBe(left);
  expect((await member.read(all.id)).earned_points ?? 0).toBe(0);
  // What it never gave is not taken back either.
  await desk(all.orderNo, 'returned', { is_restocked: true });
  expect(await balance(member)).toBe(left);
});

it.each([false, true])(
  '[member.points-earned] they go with money that goes back later (by hand: %s)',
  async (isByHand) => {
    const member = await shop.buyer();
    const order = await sent(member);
    await desk(order.orderNo, 'delivered');
    expect(await balance(member)).toBe(50);
    for (let time = 0; time < 2; time += 1) {
      await refund(order, 'part', 100, isByHand);
      expect(await balance(member)).toBe(share(order.total, 100));
    }
    await refund(order, 'rest', order.total - 100, isByHand);
    expect(await balance(member)).toBe(0);
    await desk(order.orderNo, 'returned', { is_restocked: true });
    const { rows } = await sql<{ points: number }>`select points from point_entries where member_id = ${member.id}
    order by id`.execute(shop.db);
    const left = share(order.total, 100);
    expect(rows.map(({ points }) => points)).toEqual([50, left - 50, -left]);
  },
);

it('[member.points-earned] they go as far as they are there, and of refunds and a return at once each once', async () => {
  const member = await shop.buyer();
  const [order, other] = [await sent(member), await sent(member)];
  for (const { orderNo } of [order, other]) await desk(orderNo, 'delivered');
  // All of both but 30 was spent meanwhile.
  const ledger = { memberId: member.id, channelId: 'test', now: new Date() };
  await inTransaction(shop.db, (trx) => takePoints(trx, { ledger, reason: 'used', points: 70, note: '' }));
  await refund(order, 'all', order.total, true);
  expect(await balance(member)).toBe(0);
  const third = await sent(member);
  await desk(third.orderNo, 'delivered');
  expect(await balance(member)).toBe(50);
  const half = Math.floor(third.total / 2);
  const ask = (doing: string, body: object) =>
    shop.ask('PUT', `/v1/desk/orders/${third.orderNo}/${doing}`, body, { token: deskToken });
  await Promise.all([
    ...['a', 'b'].map((key) => ask('refunded', { refund_id: key, amount: half, by_hand: true })),
    ...[1, 2].map(() => ask('returned', { is_restocked: true })),
  ]);
  expect(await balance(member)).toBe(0);
  const { rows } = await sql<{ gone: number }>`select -sum(points)::integer gone from point_entries
    where member_id = ${member.id} and reason = 'withdrawn' and note = ${`ご注文 ${third.orderNo}`}`.execute(shop.db);
  expect(rows).toEqual([{ gone: 50 }]);
});
