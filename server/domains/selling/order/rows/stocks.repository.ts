/**
 * The stock that orders hold. Rows of stocks are always locked in the order of their ids, so that two orders for the
 * same SKUs wait for one another instead of ending one another.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';

type Trx = Transaction<Database>;

export interface HeldSku {
  readonly skuId: number;
  readonly quantity: number;
}

/** Holds all of them for the order, or none: false where one has too little. */
export const reserve = async (trx: Trx, orderId: number, skus: readonly HeldSku[]): Promise<boolean> => {
  if (skus.length === 0) return true;
  const ids = skus.map(({ skuId }) => skuId);
  const stocks = await trx
    .selectFrom('stocks')
    .select(['sku_id', 'available'])
    .where('sku_id', 'in', ids)
    .orderBy('sku_id')
    .forNoKeyUpdate()
    .execute();
  const available = new Map(stocks.map((stock) => [stock.sku_id, stock.available]));
  if (skus.some(({ skuId, quantity }) => (available.get(skuId) ?? 0) < quantity)) return false;
  const quantities = skus.map(({ quantity }) => quantity);
  await sql`
    update stocks set reserved = stocks.reserved + wanted.quantity
    from unnest(${ids}::bigint[], ${quantities}::integer[]) as wanted (sku_id, quantity)
    where stocks.sku_id = wanted.sku_id
  `.execute(trx);
  await trx
    .insertInto('stock_reservations')
    .values(skus.map(({ skuId, quantity }) => ({ order_id: orderId, sku_id: skuId, quantity })))
    .execute();
  return true;
};

const endReservations = async (trx: Trx, orderId: number, isSold: boolean): Promise<void> => {
  const held = await trx
    .selectFrom('stocks')
    .innerJoin('stock_reservations as held', 'held.sku_id', 'stocks.sku_id')
    .select(['held.sku_id', 'held.quantity'])
    .where('held.order_id', '=', orderId)
    .orderBy('stocks.sku_id')
    .forNoKeyUpdate('stocks')
    .execute();
  if (held.length === 0) return;
  await sql`
    update stocks
    set reserved = stocks.reserved - held.quantity,
      quantity = stocks.quantity - case when ${isSold} then held.quantity else 0 end
    from stock_reservations held
    where held.order_id = ${orderId} and stocks.sku_id = held.sku_id
  `.execute(trx);
  await trx.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
};

/** Of an order, what is taken from stock, by SKU; those that are gone from the shop have no id. */
const soldOf = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_lines')
    .select(['sku_id', sql<number>`sum(quantity)::integer`.as('quantity')])
    .where('order_id', '=', orderId)
    .where('takes_stock', '=', true)
    .groupBy('sku_id')
    .as('sold');

/** What a cancelled order took is there again. A SKU that is gone, or made to order by now, has no stock to take it. */
export const returnSold = async (trx: Trx, orderId: number): Promise<void> => {
  const sold = soldOf(trx, orderId);
  await trx
    .selectFrom('stocks')
    .select('stocks.sku_id')
    .where('stocks.sku_id', 'in', trx.selectFrom(sold).select('sold.sku_id').where('sold.sku_id', 'is not', null))
    .orderBy('stocks.sku_id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .updateTable('stocks')
    .from(sold)
    .set(({ eb, ref }) => ({ quantity: eb('stocks.quantity', '+', ref('sold.quantity')) }))
    .whereRef('stocks.sku_id', '=', 'sold.sku_id')
    .execute();
};

/** The opposite of `returnSold`: all of it leaves the stock once more, or nothing does: false where one has too little, or is gone. */
export const takeAgain = async (trx: Trx, orderId: number): Promise<boolean> => {
  const wanted = await trx.selectFrom(soldOf(trx, orderId)).selectAll().execute();
  const stocks = await trx
    .selectFrom('stocks')
    .select(['sku_id', 'available'])
    .where(
      'sku_id',
      'in',
      trx.selectFrom(soldOf(trx, orderId)).select('sold.sku_id').where('sold.sku_id', 'is not', null),
    )
    .orderBy('sku_id')
    .forNoKeyUpdate()
    .execute();
  const available = new Map(stocks.map((stock) => [stock.sku_id, stock.available]));
  if (wanted.some(({ sku_id, quantity }) => (available.get(sku_id ?? 0) ?? 0) < quantity)) return false;
  await trx
    .updateTable('stocks')
    .from(soldOf(trx, orderId))
    .set(({ eb, ref }) => ({ quantity: eb('stocks.quantity', '-', ref('sold.quantity')) }))
    .whereRef('stocks.sku_id', '=', 'sold.sku_id')
    .execute();
  return true;
};

/** What the order holds leaves the stock. */
export const sellReserved = (trx: Trx, orderId: number): Promise<void> => endReservations(trx, orderId, true);

/** What the order holds is free again. */
export const freeReserved = (trx: Trx, orderId: number): Promise<void> => endReservations(trx, orderId, false);
