/** Orders whose term comes near or is over, by the database's clock, and what is noted of them. Marks within `withOrder`. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const idsOf = (found: readonly { readonly order_id: number }[]): number[] => found.map(({ order_id }) => order_id);
const now = sql<Date>`now()`;
/** Not of the transaction's begin, which may have waited for the order since. */
const atOnce = sql<Date>`clock_timestamp()`;
const beforeYesterday = sql<Date>`now() - interval '1 day'`;
const today = sql<string>`(now() at time zone 'Asia/Tokyo')::date`;

const currentPayment = (trx: Trx, orderId: number) =>
  trx.updateTable('payments').where('order_id', '=', orderId).where('is_current', '=', true);

/** Their last day to pay is so near; the nearest first. Not on the day of the order, and not when the day is over. */
export const findToRemind = async (db: Db, daysBefore: number, most: number): Promise<number[]> =>
  idsOf(
    await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('order_id')
      .where('payments.status', '=', 'awaiting')
      .where('payments.is_current', '=', true)
      .where('reminded_at', 'is', null)
      .where('pay_by', 'is not', null)
      .where('pay_by', '>=', today)
      .where('pay_by', '<=', sql<string>`${today} + ${daysBefore}::integer`)
      .where('orders.status', '=', 'ordered')
      .where('orders.ordered_at', '<', beforeYesterday)
      .orderBy('pay_by')
      .limit(most)
      .execute(),
  );

/** False: they have been. */
export const markReminded = async (trx: Trx, orderId: number): Promise<boolean> => {
  const marked = currentPayment(trx, orderId).set({ reminded_at: atOnce }).where('reminded_at', 'is', null);
  return (await marked.executeTakeFirst()).numUpdatedRows > 0n;
};

/** Unpaid and over, the longest overdue first. */
export const findExpired = async (db: Db, most: number): Promise<number[]> =>
  idsOf(
    await db
      .selectFrom('payments')
      .select('order_id')
      .where('status', '=', 'awaiting')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(most)
      .execute(),
  );

export const dropExpiry = (trx: Trx, orderId: number) =>
  trx.updateTable('payments').set({ expires_at: null }).where('order_id', '=', orderId).execute();

/** Of orders that stand; the soonest to end first. */
const waitingGifts = (db: Db, most: number) =>
  db
    .selectFrom('social_gifts')
    .innerJoin('orders', 'orders.id', 'social_gifts.order_id')
    .select('order_id')
    .where('social_gifts.status', '=', 'waiting')
    .where('orders.ordered_at', 'is not', null)
    .orderBy('expires_at')
    .limit(most);

/** Not on the day of the order. */
export const findGiftsToRemind = async (db: Db, daysBefore: number, most: number): Promise<number[]> =>
  idsOf(
    await waitingGifts(db, most)
      .where('reminded_at', 'is', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', sql<Date>`now() + ${daysBefore}::integer * interval '1 day'`)
      .where('orders.ordered_at', '<', beforeYesterday)
      .execute(),
  );

/** False: they have been. */
export const markGiftReminded = async (trx: Trx, orderId: number): Promise<boolean> => {
  const gift = trx.updateTable('social_gifts').where('order_id', '=', orderId).where('reminded_at', 'is', null);
  return (await gift.set({ reminded_at: atOnce }).executeTakeFirst()).numUpdatedRows > 0n;
};

export const findGiftsOver = async (db: Db, most: number): Promise<number[]> =>
  idsOf(await waitingGifts(db, most).where('expires_at', '<=', now).execute());

const heldSince = {
  untold: sql`case when held_told_at is null then fraud_told_at end`,
  told: sql`held_told_at`,
};

/**
 * Held as suspicious for as many days as their shop lets them be, since the service said so (`untold`: nor has the shop
 * been told yet), or since the shop was told.
 */
export const findHeld = async (
  db: Db,
  since: keyof typeof heldSince,
  daysOfShops: ReadonlyMap<string, number>,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    select payments.order_id from payments join orders on orders.id = payments.order_id
      join unnest(${[...daysOfShops.keys()]}::text[], ${[...daysOfShops.values()]}::integer[]) term (channel_id, days)
        on term.channel_id = orders.channel_id
    where payments.is_current and fraud_verdict = 'review' and orders.status in ('ordered', 'preparing')
      and ${heldSince[since]} <= now() - term.days * interval '1 day'
    order by fraud_told_at limit ${most}
  `.execute(db);
  return idsOf(rows);
};

/** False: it has been told. */
export const markHeldTold = async (trx: Trx, orderId: number): Promise<boolean> => {
  const told = currentPayment(trx, orderId).set({ held_told_at: atOnce }).where('held_told_at', 'is', null);
  return (await told.executeTakeFirst()).numUpdatedRows > 0n;
};
