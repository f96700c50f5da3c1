import { type Kysely, sql, type Transaction } from 'kysely';
import type { Coupon } from '../../../../schemas/coupon/coupon';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import type { PageRequest } from '../../../http/pagination';

type Db = Kysely<Database>;

/** Of the coupon `k`. */
export const isInForce = (now: Date) =>
  sql<boolean>`k.is_active and k.starts_at <= ${now} and (k.ends_at is null or k.ends_at > ${now})`;

/**
 * A limit for each person is kept by their account. By the mailbox that is typed it would tell whoever types another
 * person's that they have ordered here, and keep out nobody who has two.
 *
 * @param alias of `coupons`
 */
export const isForMembers = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.is_members_only`)} or ${sql.ref(`${alias}.most_per_person`)} is not null)`;

interface Row extends Omit<Coupon, 'coupon_id' | 'ends_at'> {
  readonly ends_at: Date | null;
}

const columns = sql`k.id, k.code, k.name, k.description, k.kind, k.percent, k.most_jpy most, k.amount_jpy amount,
  coalesce((select name from categories where id = k.category_id), (select name from products where id = k.product_id)) "for",
  k.least_jpy least, ${isForMembers('k')} is_members_only, k.most_per_person, k.is_alone, k.ends_at`;

const toCoupon = ({ ends_at: endsAt, ...row }: Row): Coupon => ({
  ...row,
  coupon_id: row.id,
  ends_at: endsAt?.toISOString() ?? null,
});

export interface Place {
  readonly channelId: string;
  readonly now: Date;
}

/** Of the coupon `k`: all together have used it as often as it may be. @param counts of its uses `u`, which count */
export const isUsedUp = (counts = sql<boolean>`true`) =>
  sql<boolean>`(k.most_in_all is not null and k.most_in_all <= (select count(*) from
    (select from coupon_uses u where u.coupon_id = k.id and ${counts} order by u.used_at limit k.most_in_all) used))`;

/** The same of one member. @param memberId null: a guest's uses are nobody's */
export const isUsedUpBy = (memberId: number | null, counts = sql<boolean>`true`) =>
  sql<boolean>`(k.most_per_person is not null and k.most_per_person <= (select count(*) from coupon_uses u
    where u.coupon_id = k.id and ${counts} and u.member_id = ${memberId}::bigint))`;

/** @param takenBy null: the list for everyone */
const paged = async (
  db: Db,
  from: ReturnType<typeof sql>,
  { per, offset }: PageRequest,
  takenBy: number | null = null,
) => {
  const isTaken = takenBy !== null;
  const counted = await sql<{ count: string }>`select count(*) count ${from}`.execute(db);
  const order = isTaken ? sql`t.taken_at desc, k.id desc` : sql`k.position, k.id`;
  const { rows } = await sql<Row>`
    select ${columns}, ${isTaken}::boolean is_taken, ${isUsedUpBy(takenBy)} is_used ${from} order by ${order} limit ${per} offset ${offset}
  `.execute(db);
  return { total: Number(counted.rows[0]?.count ?? 0), data: rows.map(toCoupon) };
};

/** Of the coupon `k`: the shop gives it, and it is not used up by all together. */
const isOffered = ({ channelId, now }: Place) =>
  sql<boolean>`k.channel_id = ${channelId} and k.is_listed and ${isInForce(now)} and not ${isUsedUp()}`;

export const readListed = (db: Db, place: Place, page: PageRequest) =>
  paged(db, sql`from coupons k where ${isOffered(place)}`, page);

export interface Taker extends Place {
  readonly memberId: number;
}

export const readTaken = (db: Db, { channelId, now, memberId }: Taker, page: PageRequest) =>
  paged(
    db,
    sql`from coupon_takes t join coupons k on k.id = t.coupon_id
      where t.member_id = ${memberId} and k.channel_id = ${channelId} and ${isInForce(now)}`,
    page,
    memberId,
  );

/** @returns undefined: no such coupon can be taken. A second time changes nothing. */
export const takeCoupon = async (db: Db, { memberId, ...place }: Taker, id: number): Promise<Coupon | undefined> => {
  const { rows } = await sql<Row>`
    with wanted as (
      select k.* from coupons k where k.id = ${id} and ${isOffered(place)} and not ${isUsedUpBy(memberId)}
    ), taken as (
      insert into coupon_takes (coupon_id, member_id, taken_at) select id, ${memberId}, ${place.now} from wanted
      on conflict do nothing
    ) select ${columns}, true is_taken, false is_used from wanted k
  `.execute(db);
  return rows.map(toCoupon)[0];
};

/** By its code, whether its time has come or is over; undefined: the shop has none, or none any more. */
export const findCoded = (trx: Transaction<Database>, channelId: string, code: string) =>
  trx
    .selectFrom('coupons')
    .select(['id', 'starts_at', 'ends_at'])
    .where('channel_id', '=', channelId)
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst();

/** One batch of what was taken of coupons that ended before then. @returns how many were deleted */
export const deleteTakesEndedBefore = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, {
    from: 'coupon_takes',
    where: sql`coupon_id = any (array(select id from coupons where ends_at <= ${before}))`,
    orderBy: 'coupon_id',
    most,
  });
