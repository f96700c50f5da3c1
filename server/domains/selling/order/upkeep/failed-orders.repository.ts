/** Orders that came to nothing: no money was booked, nothing is owed, and no book has to tell of them. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import { deleteSome } from '../../../../db/sql/delete-some';

export const deleteFailedBefore = (db: Kysely<Database>, before: Date, most: number): Promise<number> =>
  deleteSome(db, {
    from: 'orders',
    where: sql`status = 'payment_failed' and created_at <= ${before}`,
    orderBy: 'created_at',
    most,
  });
