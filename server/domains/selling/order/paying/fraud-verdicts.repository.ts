/** What is known of whoever pays, as it stands with the order's payment. Within `withOrder`. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { FraudMessage } from '../../payments/gateway.types';

type Trx = Transaction<Database>;

const current = (trx: Trx, orderId: number) =>
  trx.updateTable('payments').where('order_id', '=', orderId).where('is_current', '=', true);

export const clearVerdict = (trx: Trx, orderId: number) =>
  current(trx, orderId)
    // Later than what was looked at, whose sender's clock may go ahead: told again, it counts no more.
    .set({
      fraud_verdict: 'ok',
      fraud_told_at: sql<Date>`greatest(now(), fraud_told_at + interval '1 second')`,
      held_told_at: null,
    })
    .execute();

export const writeVerdict = (trx: Trx, orderId: number, { verdict, toldAt }: FraudMessage) =>
  current(trx, orderId).set({ fraud_verdict: verdict, fraud_told_at: toldAt, held_told_at: null }).execute();
