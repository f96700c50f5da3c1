/** Money that moves, as the sandbox's payment services write it down: never more than there is, and each move once. */
import { type Kysely, sql } from 'kysely';
import type { SandboxTables } from './books.repository';

export const createMoves = (db: Kysely<SandboxTables>) => ({
  /** All or some of what is authorised, once; the same again changes nothing. @returns false: it cannot be captured */
  async capture(reference: string, amountJpy: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payments')
      .set({ captured_jpy: amountJpy, updated_at: sql<Date>`now()` })
      .where('reference', '=', reference)
      .where('status', '=', 'authorised')
      .where('amount_jpy', '>=', amountJpy)
      .where('captured_jpy', 'in', [0, amountJpy])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** @returns false: it is more than there is, or the id names another amount */
  refund: (reference: string, refundId: string, amountJpy: number): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const payment = await trx
        .selectFrom('payments')
        .select(['captured_jpy', 'refunded_jpy'])
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      if (!payment) return false;
      const known = await trx
        .selectFrom('refunds')
        .select('amount_jpy')
        .where('reference', '=', reference)
        .where('refund_id', '=', refundId)
        .executeTakeFirst();
      if (known) return known.amount_jpy === amountJpy;
      const refunded = payment.refunded_jpy + amountJpy;
      if (refunded > payment.captured_jpy) return false;
      await trx.insertInto('refunds').values({ reference, refund_id: refundId, amount_jpy: amountJpy }).execute();
      await trx
        .updateTable('payments')
        .set({ refunded_jpy: refunded, updated_at: sql<Date>`now()` })
        .where('reference', '=', reference)
        .execute();
      return true;
    }),
});

export type Moves = ReturnType<typeof createMoves>;
