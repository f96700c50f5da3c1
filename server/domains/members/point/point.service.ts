/**
 * Points: a ledger for each member and shop, which is only added to. Points that come may have an end; points that go are
 * taken of those that end next. What there is, is the sum, made by the database whenever it is asked for.
 */
import type { Kysely, Transaction } from 'kysely';
import { mostPerPage } from '../../../../schemas/contract/pagination';
import type { PointHistory, Points } from '../../../../schemas/point/point';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import { insertGiven, insertTaken, lockLots, type Lot, readLines, restsByEnd } from './point.repository';
import type { Ledger, NewPoints, Taking } from './point.types';

type Trx = Transaction<Database>;

export interface PointService {
  read(ledger: Ledger): Promise<Points>;
  /** Newest first. */
  histories(ledger: Ledger, page: PageRequest): Promise<{ readonly total: number; readonly data: PointHistory[] }>;
  give(trx: Trx, given: NewPoints): Promise<void>;
  /** @returns whether there were as many; fewer are not touched */
  take(trx: Trx, taking: Taking): Promise<boolean>;
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

  give: insertGiven,

  async take(trx, taking) {
    const lots = await lockLots(trx, taking.ledger);
    if (lots.reduce((sum, { rest }) => sum + rest, 0) < taking.points) return false;
    await insertTaken(trx, taking, partsOf(lots, taking.points));
    return true;
  },
});
