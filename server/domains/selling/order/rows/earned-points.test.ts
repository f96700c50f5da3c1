import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('[member.points-earned] an order earns what it said where a part of its money went back, and nothing where all of it did', async () => {
  const member = await shop.buyer();
  const some = await sent(member);
  await desk(some.orderNo, 'refunded', { refund_id: 'part', amount: 100, by_hand: false });
  await desk(some.orderNo, 'delivered');
  expect(await balance(member)).toBe(50);
  const all = await sent(member);
  await desk(all.orderNo, 'refunded', { refund_id: 'all', amount: all.total, by_hand: false });
  await desk(all.orderNo, 'delivered');
  expect(await balance(member)).toBe(50);
  expect((await member.read(all.id)).earned_points ?? 0).toBe(0);
  // What it never gave is not taken back either.
  await desk(all.orderNo, 'returned', { is_restocked: true });
  expect(await balance(member)).toBe(50);
});
