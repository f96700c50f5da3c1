/**
 * A hundred at once at two processes: for the last use of a coupon, for one balance of points, also while orders that used
 * it are cancelled, for one cart that goes to three addresses, to cancel one order, and to receive one social gift: each
 * has its effect once.
 */
import { startShop } from '../../../e2e/support/running-shop';
import type { Order } from '../../../schemas/order/order';
import { createDatabase } from '../../../server/db/client';
import type { Ask } from '../../../server/domains/selling/order/broken-books.test-support';
import {
  askOver,
  type Answer,
  type AskShop,
  decide,
  readyAtThree,
  readyCarts,
  type ReadyCart,
  readyGift,
  receiveGift,
  seeAgain,
} from '../../../server/domains/selling/order/shoppers.test-support';
import { insist } from '../../../server/domains/selling/order/stories/stage.test-support';
import { registerSomebody } from '../somebody';
import type { Finding, Story } from '../story';
import { askDatabase, auditOrders, channel, stockUp, untilSettled } from './selling';

const full = 100;
const plenty = 100_000;
const [lastUse, otherUse] = ['LAST-ONE', 'ONE-MORE'] as const;
/** Points of the member, and how many of them each cart uses. */
const [balance, used] = [1_000, 400] as const;
const patienceMs = 120_000;
const quiet = { info: () => undefined, warn: () => undefined };

/** Both processes, somebody who races at them, and what did not hold. */
interface Track {
  readonly atOnce: number;
  readonly rows: Ask;
  readonly skuId: number;
  readonly memberId: number;
  /** What the member shows. */
  readonly member: Headers;
  /** Comes to one of the two by turns. */
  readonly at: (index: number, headers?: Headers) => AskShop;
  readonly findings: Finding[];
}
type Headers = Readonly<Record<string, string>>;

const all = <T>({ atOnce }: Track, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => make(index)));

const decideAll = (track: Track, carts: readonly ReadyCart[], headers: Headers = {}): Promise<Answer[]> =>
  all(track, (index) => {
    const cart = carts[index % carts.length];
    if (!cart) throw new Error('There is no cart.');
    return decide(track.at(index, headers), cart);
  });

const expectSame = ({ findings }: Track, what: string, found: unknown, expected: unknown): void => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) findings.push({ what, detail: `${is}, not ${should}` });
};

/** Of the orders that were placed. */
const idsOf = (answers: readonly Answer[]): readonly unknown[] =>
  answers.flatMap(({ body }) => (body.status === 'ordered' ? [body.id] : []));
const balanceOf = async ({ at, member }: Track): Promise<unknown> =>
  (await at(0, member)('GET', '/v1/me/points')).body.balance;
const usesOf = async ({ rows }: Track, code: string): Promise<number> => {
  const [found] = await rows(`select count(*) uses from coupon_uses u join coupons c on c.id = u.coupon_id
    where c.code = '${code}'`);
  return Number(found?.uses);
};

const forLastUse = async (track: Track): Promise<void> => {
  const { at, atOnce, skuId } = track;
  const guests = await readyCarts(at(0), atOnce, () => ({ skuId, pay: 'cod' }));
  for (const { token } of guests) await at(0)('PATCH', '/v1/carts/coupons/add', { token, code: lastUse });
  const seen = await Promise.all(guests.map((cart) => seeAgain(at(0), cart)));
  expectSame(track, 'orders with the last use of a coupon', idsOf(await decideAll(track, seen)).length, 1);
  expectSame(track, 'uses of the coupon', await usesOf(track, lastUse), 1);
};

/** As many as race, each of the member's and for some of their points. */
const cartsForBalance = async ({ at, atOnce, rows, skuId, member, memberId }: Track): Promise<readonly ReadyCart[]> => {
  const carts = await readyCarts(at(0), atOnce, () => ({ skuId, pay: 'cod' }));
  await rows(`update carts set member_id = ${memberId}, points = ${used} where id in
    (select id from carts order by id desc limit ${atOnce})`);
  return Promise.all(carts.map((cart) => seeAgain(at(0, member), cart)));
};

const cancelAll = async (track: Track, ids: readonly unknown[]): Promise<void> => {
  const cancelled = await all(track, (index) =>
    track.at(index, track.member)('PUT', `/v1/me/orders/${String(ids[index % ids.length])}/cancel`, {
      cancel_reason: '',
    }),
  );
  expectSame(track, 'answers to cancels', [...new Set(cancelled.map(({ status }) => status))], [200]);
};

const forBalance = async (track: Track): Promise<void> => {
  const { member, rows, memberId } = track;
  const [first, second] = [await cartsForBalance(track), await cartsForBalance(track)];
  const once = idsOf(await decideAll(track, first, member));
  expectSame(track, 'orders with one balance', once.length, Math.floor(balance / used));
  expectSame(track, 'balance', await balanceOf(track), balance % used);
  // What they have used comes back, while others want it.
  const [decided] = await Promise.all([decideAll(track, second, member), cancelAll(track, once)]);
  const again = idsOf(decided);
  expectSame(track, 'balance after cancels', await balanceOf(track), balance - used * again.length);
  if (again.length > 0) await cancelAll(track, again);
  expectSame(track, 'balance in the end', await balanceOf(track), balance);
  await rows(`delete from carts where member_id = ${memberId} and status = 'open'`);
};

const forThreeAddresses = async (track: Track): Promise<void> => {
  const { at, rows, skuId, member } = track;
  const { token } = await readyAtThree(at(0, member), { skuId, pay: 'card', card: 'approve' });
  await at(0, member)('PATCH', '/v1/carts/coupons/add', { token, code: otherUse });
  await at(0, member)('PATCH', '/v1/carts/point', { token, point: 100 });
  const cart = await seeAgain(at(0, member), { token });
  const decided = await decideAll(track, [cart], member);
  expectSame(track, 'answers to decisions', [...new Set(decided.map(({ status }) => status))], [200]);
  await untilSettled(rows);
  const { id, order_no: number } = (await decide(at(0, member), cart)).body;
  const numbers = decided.flatMap(({ body }) => (body.status === 'ordered' ? [body.order_no] : []));
  expectSame(track, 'orders of one cart', [...new Set([...numbers, number])].length, 1);
  expectSame(track, 'held by it', [await usesOf(track, otherUse), await balanceOf(track)], [1, balance - 100]);
  await cancelAll(track, [id]);
  expectSame(track, 'given back', [await usesOf(track, otherUse), await balanceOf(track)], [0, balance]);
  const [booked] = await rows(`select status from sandbox_payments.payments
    where reference = '${channel}.${String(number)}'`);
  expectSame(track, 'money of the cancelled order', booked?.status, 'voided');
};

const forGift = async (track: Track): Promise<void> => {
  const { at, rows, skuId, member } = track;
  const cart = await readyGift(at(0, member), skuId);
  const { id } = (await decide(at(0, member), cart)).body;
  await untilSettled(rows);
  const { body } = await at(0, member)('GET', `/v1/me/orders/${String(id)}`);
  const [order] = await rows(`select o.id, s.id shipping from orders o join order_shippings s on s.order_id = o.id
    where o.public_id = '${String(id)}'`);
  // The app has checked it against the contract.
  const [, , token = ''] = ((body as Order & typeof body).social_gift?.link ?? '').split('/');
  const link = { token, shippingId: Number(order?.shipping) };
  const answers = await all(track, (index) => receiveGift(at(index), link, `${index + 1}号室`));
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [`${index + 1}号室`] : []));
  const others = new Set(answers.flatMap(({ status, body: { code } }) => (status === 200 ? [] : [code])));
  expectSame(track, 'answers to whoever came second', [...others], ['gift.received']);
  const kept = await rows(
    `select address ->> 'address2' room from order_shippings where order_id = ${String(order?.id)}`,
  );
  expectSame(track, 'where the gift goes', kept.map(({ room }) => room), winners); // prettier-ignore
  const mails = await rows(
    `select id from mails where order_id = ${String(order?.id)} and kind = 'order_gift_received'`,
  );
  expectSame(track, 'mails of its reception', mails.length, 1);
};

/** Two coupons with a use each, and a member with points. */
const prepare = async (rows: Ask, origin: string, databaseUrl: string): Promise<Pick<Track, 'member' | 'memberId'>> => {
  const db = createDatabase(databaseUrl, { pool: 1, log: quiet });
  const { email, logIn } = await registerSomebody(origin, db, { channel, email: 'race@example.jp' });
  await db.destroy();
  await rows(`insert into coupons (channel_id, code, name, kind, amount_jpy, most_in_all, starts_at)
    select '${channel}', code, code, 'amount', 100, 1, '2020-01-01' from unnest(array['${lastUse}', '${otherUse}']) code`);
  const [row] = await rows(`
    insert into point_entries (member_id, channel_id, at, reason, points)
    select id, '${channel}', '2026-11-01', 'granted', ${balance} from members where email = '${email}' returning member_id`);
  return { member: { authorization: `Bearer ${await logIn()}` }, memberId: Number(row?.member_id) };
};

export const benefitRaces: Story = async (folder, { scale }) => {
  const first = await startShop(`${folder}/benefits-1`);
  const databaseUrl = first.run.databaseUrl ?? '';
  const second = await startShop(`${folder}/benefits-2`, { env: { DATABASE_URL: databaseUrl, DEMO: 'on' } });
  try {
    const rows = askDatabase(databaseUrl);
    const { skuId, start } = await stockUp(rows, plenty);
    const origins = [first.run.url, second.run.url] as const;
    const atOnce = Math.max(4, Math.round(full * scale));
    const findings: Finding[] = [];
    const at: Track['at'] = (index, headers = {}) =>
      insist(askOver(origins[index % 2 === 0 ? 0 : 1], channel, patienceMs, headers));
    const people = await prepare(rows, first.run.url, databaseUrl);
    const track: Track = { atOnce, rows, skuId, at, findings, ...people };
    await forLastUse(track);
    await forBalance(track);
    await forThreeAddresses(track);
    await forGift(track);
    findings.push(...(await auditOrders(rows, 'after all of them', skuId, start)));
    return { name: 'races for coupons, points, cancels and a gift', figures: { atOnce }, findings };
  } finally {
    await second.stop();
    await first.stop();
  }
};
