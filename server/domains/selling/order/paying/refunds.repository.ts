/** Rows of refunds. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { ReturnedMoney } from './returned-by-rate';

export const findRefunds = (db: Kysely<Database>, orderIds: readonly number[]) =>
  db.selectFrom('order_refunds').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number];

export const findRefund = (db: Kysely<Database>, orderId: number, key: string): Promise<RefundRow | undefined> =>
  db.selectFrom('order_refunds').selectAll().where('order_id', '=', orderId).where('key', '=', key).executeTakeFirst();

/** The one that the service is being asked for. */
export const findAskedRefund = (db: Kysely<Database>, orderId: number): Promise<RefundRow | undefined> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'asking')
    .executeTakeFirst();

/** Money that went back, in that order: by it the tax of each is reckoned. */
export const inOrderOfReturn = (refunds: readonly RefundRow[]): readonly RefundRow[] =>
  refunds
    .filter(({ status, amount_jpy: amount }) => status === 'done' && amount > 0)
    .sort((one, other) => Number(one.ended_at) - Number(other.ended_at) || one.id - other.id);

/** What was paid by each rate. */
export const findOrderTaxes = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('order_taxes')
    .select(['percent', 'amount_jpy as amount', 'tax_jpy as tax'])
    .where('order_id', '=', orderId)
    .orderBy('percent', 'desc')
    .execute();

export const moneyOf = ({ amount_jpy: amountJpy, by_rate: byRate }: RefundRow): ReturnedMoney => ({
  amountJpy,
  byRate,
});

export interface NewRefund extends ReturnedMoney {
  readonly key: string;
  readonly way: RefundRow['way'];
  /** Of those that the order used. */
  readonly points: number;
}

/** One that was refused before is asked for again. Its id. */
export const putRefund = async (
  trx: Transaction<Database>,
  orderId: number,
  { key, amountJpy, byRate, way, points }: NewRefund,
  now: Date,
): Promise<number> => {
  const state =
    way === 'hand' ? ({ status: 'done', ended_at: now } as const) : ({ status: 'asking', ended_at: null } as const);
  const { id } = await trx
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      key,
      amount_jpy: amountJpy,
      points,
      by_rate: byRate && JSON.stringify(byRate),
      way,
      ...state,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'key']).doUpdateSet({ way, ...state }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const endRefund = (trx: Transaction<Database>, id: number, status: 'done' | 'refused', now: Date) =>
  trx.updateTable('order_refunds').set({ status, ended_at: now }).where('id', '=', id).execute();
