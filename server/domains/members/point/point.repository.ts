import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PointHistory } from '../../../../schemas/point/point';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import type { Ledger, NewPoints, Taking } from './point.types';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface Lot {
  readonly id: number;
  readonly rest: number;
}

const lotsOf = (db: Db, { memberId, channelId, now }: Ledger) =>
  db
    .selectFrom('point_lots')
    .where('member_id', '=', memberId)
    .where('channel_id', '=', channelId)
    .where((lot) => lot.or([lot('expires_at', 'is', null), lot('expires_at', '>', now)]))
    .where('rest', '>', 0);

/** The day in Japan that is the last on which they can be used; one that ends at midnight ends with the day before. */
const lastDay = sql`((expires_at - interval '1 millisecond') at time zone 'Asia/Tokyo')::date`;

/**
 * By their last day, the next ones first, with the first end of that day; `balance`: of all, those beyond `most` too.
 */
export const restsByEnd = (db: Db, ledger: Ledger, most: number) =>
  lotsOf(db, ledger)
    .select([
      ({ fn }) => fn.min<Date | null>('expires_at').as('expiresAt'),
      ({ fn }) => fn.sum<string>('rest').as('points'),
    ])
    .select(sql<string>`sum(sum(rest)) over ()`.as('balance'))
    .groupBy(lastDay)
    .orderBy('expiresAt', (order) => order.asc().nullsLast())
    .limit(most)
    .execute();

export const insertGiven = async (trx: Trx, { ledger, reason, points, expiresAt, note }: NewPoints): Promise<void> => {
  const { memberId, channelId, now } = ledger;
  await trx
    .insertInto('point_entries')
    .values({ member_id: memberId, channel_id: channelId, at: now, reason, points, expires_at: expiresAt, note })
    .execute();
};

/** What has come as earned under a note, less what was withdrawn under it. */
export const sumEarned = async (db: Db, { memberId, channelId }: Ledger, note: string): Promise<number> => {
  const { points } = await db
    .selectFrom('point_entries')
    .select(sql<number>`coalesce(sum(points), 0)::integer`.as('points'))
    .where('member_id', '=', memberId)
    .where('channel_id', '=', channelId)
    .where('note', '=', note)
    .where('reason', 'in', ['earned', 'withdrawn'])
    .executeTakeFirstOrThrow();
  return points;
};

/**
 * What can be taken, the next to end first; until the transaction ends nobody else takes of it. What is left is read by a
 * statement of its own: the one that waited for a lock saw what stood there before.
 */
export const lockLots = async (trx: Trx, ledger: Ledger): Promise<readonly Lot[]> => {
  const { memberId, channelId, now } = ledger;
  await sql`
    select from point_entries where member_id = ${memberId} and channel_id = ${channelId} and points > 0
      and (expires_at is null or expires_at > ${now})
    order by id for no key update
  `.execute(trx);
  return lotsOf(trx, ledger)
    .select(['id', 'rest'])
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
};

export const insertTaken = async (
  trx: Trx,
  { ledger, reason, note }: Taking,
  parts: readonly { readonly lotId: number; readonly points: number }[],
): Promise<string> => {
  const { memberId, channelId, now } = ledger;
  const movement = randomUUID();
  const values = parts.map(({ lotId, points }) => ({
    ...{ member_id: memberId, channel_id: channelId, at: now, reason, note },
    ...{ points: -points, expires_at: null, lot_id: lotId, movement },
  }));
  await trx.insertInto('point_entries').values(values).execute();
  return movement;
};

/** What a movement has taken, by when it would have ended: the last first. */
export const readTaken = async (trx: Trx, movement: string) => {
  const { rows } = await sql<{ memberId: number; channelId: string; points: number; expiresAt: Date | null }>`
    select gone.member_id "memberId", gone.channel_id "channelId", -sum(gone.points)::integer points, lot.expires_at "expiresAt"
    from point_entries gone join point_entries lot on lot.id = gone.lot_id
    where gone.movement = ${movement} group by gone.member_id, gone.channel_id, lot.expires_at
    order by lot.expires_at desc nulls first
  `.execute(trx);
  return rows;
};

export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly reason: PointHistory['reason'];
  readonly points: number;
  readonly expiresAt: Date | null;
  readonly note: string;
}

/** Movements, and what has ended unused, which nobody writes. */
const lines = ({ memberId, channelId, now }: Ledger) => sql`
  select min(id) as "entryId", 'm' || min(id) id, min(at) as at, min(reason) reason, sum(points)::integer points,
    max(expires_at) "expiresAt", min(note) note
  from point_entries where member_id = ${memberId} and channel_id = ${channelId} group by movement
  union all
  select id, 'x' || id, expires_at, 'expired', -rest, null, ''
  from point_lots where member_id = ${memberId} and channel_id = ${channelId} and expires_at <= ${now} and rest > 0
`;

/** Newest first. */
export const readLines = async (db: Db, ledger: Ledger, { per, offset }: PageRequest) => {
  const counted = await sql<{ count: string }>`select count(*) count from (${lines(ledger)}) line`.execute(db);
  const { rows } = await sql<HistoryRow>`
    select id, at, reason, points, "expiresAt", note from (${lines(ledger)}) line
    order by at desc, "entryId" desc, id desc limit ${per} offset ${offset}
  `.execute(db);
  return { total: Number(counted.rows[0]?.count ?? 0), rows };
};
