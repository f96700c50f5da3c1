/**
 * Points: a ledger for each member and shop, which is only added to. Points that come may have an end; points that go are
 * taken of those that end next. What there is, is the sum, made by the database whenever it is asked for.
 */
import type { Kysely, Transaction } from 'kysely';
import { mostPerPage } from '../../../../schemas/contract/page-sizes';
import type { PointHistory, Points } from '../../../../schemas/point/point';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import {
  insertGiven,
  insertTaken,
  lockLots,
  type Lot,
  readLines,
  readTaken,
  restsByEnd,
  sumEarned,
} from './point.repository';
import type { Ledger, Taking } from './point.types';
import { dayMs } from '../../../../src/lib/durations';

type Trx = Transaction<Database>;

const returnedForMs = 30 * dayMs;

export interface PointService {
  read(ledger: Ledger): Promise<Points>;
  /** Newest first. */
  histories(ledger: Ledger, page: PageRequest): Promise<{ readonly total: number; readonly data: PointHistory[] }>;
}

/** So many of each lot, in their order. */
const partsOf = (lots: readonly Lot[], points: number) => {
  let missing = points;
  return lots.flatMap(({ id: lotId, rest }) => {
    const part = Math.min(rest, missing);
    missing -= part;
    return part > 0 ? [{ lotId, points: part }] : [];
  });
};

export const createPointService = (db: Kysely<Database>): PointService => ({
  async read(ledger) {
    const rests = await restsByEnd(db, ledger, mostPerPage);
    const data = rests.map(({ points, expiresAt }) => ({
      points: Number(points),
      expires_at: expiresAt?.toISOString() ?? null,
    }));
    return { balance: Number(rests[0]?.balance ?? 0), data };
  },

  async histories(ledger, page) {
    const { total, rows } = await readLines(db, ledger, page);
    const data = rows.map(({ id, at, reason, points, expiresAt, note }) => ({
      ...{ id, at: at.toISOString(), reason, points, expires_at: expiresAt?.toISOString() ?? null, note },
    }));
    return { total, data };
  },
});

export { insertGiven as givePoints, sumEarned as pointsEarnedBy };

const restOf = (lots: readonly Lot[]): number => lots.reduce((sum, { rest }) => sum + rest, 0);

/** @returns the movement, by which they can be returned; null: there were fewer, which are not touched */
export const takePoints = async (trx: Trx, taking: Taking): Promise<string | null> => {
  const lots = await lockLots(trx, taking.ledger);
  if (restOf(lots) < taking.points) return null;
  return insertTaken(trx, taking, partsOf(lots, taking.points));
};

/** As many as are there, and no more than wanted. */
export const withdrawPoints = async (trx: Trx, taking: Taking): Promise<void> => {
  const lots = await lockLots(trx, taking.ledger);
  const points = Math.min(restOf(lots), taking.points);
  if (points > 0) await insertTaken(trx, { ...taking, points }, partsOf(lots, points));
};

/** Of what a movement took. */
export interface ReturnedPart {
  readonly movement: string;
  /** That went back of it before. */
  readonly before: number;
  /** That go back now; null: all that are left. */
  readonly points: number | null;
}

/**
 * What was taken by a movement is there again, until when it was; what has ended meanwhile gets days anew. Those that end
 * next were taken first, so that those that end last come back first.
 */
export const returnPoints = async (
  trx: Trx,
  { movement, before, points: wanted }: ReturnedPart,
  note: string,
  now: Date,
): Promise<void> => {
  let [gone, left] = [before, wanted ?? Infinity];
  for (const { memberId, channelId, points: taken, expiresAt } of await readTaken(trx, movement)) {
    const points = Math.min(Math.max(0, taken - gone), left);
    gone = Math.max(0, gone - taken);
    left -= points;
    if (points === 0) continue;
    const isOver = expiresAt !== null && expiresAt <= now;
    const until = isOver ? new Date(now.getTime() + returnedForMs) : expiresAt;
    await insertGiven(trx, {
      ledger: { memberId, channelId, now },
      reason: 'returned',
      points,
      expiresAt: until,
      note,
    });
  }
};
