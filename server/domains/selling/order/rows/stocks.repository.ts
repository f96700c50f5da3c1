/**
 * The stock that orders hold. Rows of stocks are always locked in the order of their ids, so that two orders for the
 * same SKUs wait for one another instead of ending one another.
 *
 * Of what is made to order an order holds as much as there is, and the rest is made for it: its lines say how many of
 * their pieces the stock gives (`from_stock`), the first of them first, as they were promised (cart/shippings/parcels.ts).
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';

type Trx = Transaction<Database>;

interface Pieces {
  readonly skuId: number;
  readonly quantity: number;
}

interface WantedPieces extends Pieces {
  readonly isMadeToOrder: boolean;
}

/** Of some SKUs, how many pieces were free when their rows were locked. */
export type Shelf = ReadonlyMap<number, number>;

/** Locks them until the transaction ends. One that has no row has nothing. */
const lockShelf = async (trx: Trx, skuIds: readonly number[]): Promise<Shelf> => {
  if (skuIds.length === 0) return new Map();
  const stocks = await trx
    .selectFrom('stocks')
    .select(['sku_id', 'available'])
    .where('sku_id', 'in', skuIds)
    .orderBy('sku_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(stocks.map((stock) => [stock.sku_id, stock.available]));
};

/** Says of the order's lines of these SKUs how many pieces the stock gives. */
const allot = async (trx: Trx, orderId: number, given: readonly Pieces[]): Promise<void> => {
  if (given.length === 0) return;
  await sql`
    update order_lines set from_stock = greatest(0, least(quantity, given.pieces - line.before))
    from unnest(${given.map(({ skuId }) => skuId)}::bigint[], ${given.map(({ quantity }) => quantity)}::integer[])
        as given (sku_id, pieces)
      join (select id, sku_id, sum(quantity) over (partition by sku_id order by position, id) - quantity as before
        from order_lines where order_id = ${orderId}) line using (sku_id)
    where order_lines.id = line.id
  `.execute(trx);
};

/** Holds all of them for the order, or none: null where one has too little that is not made to order. */
export const reserve = async (trx: Trx, orderId: number, skus: readonly WantedPieces[]): Promise<Shelf | null> => {
  const shelf = await lockShelf(
    trx,
    skus.map(({ skuId }) => skuId),
  );
  const free = (skuId: number): number => Math.max(0, shelf.get(skuId) ?? 0);
  if (skus.some(({ skuId, quantity, isMadeToOrder }) => !isMadeToOrder && free(skuId) < quantity)) return null;
  const held = skus
    .map(({ skuId, quantity, isMadeToOrder }) => ({ skuId, isMadeToOrder, quantity: Math.min(quantity, free(skuId)) }))
    .filter(({ quantity }) => quantity > 0);
  if (held.length === 0) return shelf;
  await sql`
    update stocks set reserved = stocks.reserved + wanted.quantity
    from unnest(${held.map(({ skuId }) => skuId)}::bigint[], ${held.map(({ quantity }) => quantity)}::integer[])
      as wanted (sku_id, quantity)
    where stocks.sku_id = wanted.sku_id
  `.execute(trx);
  await trx
    .insertInto('stock_reservations')
    .values(held.map(({ skuId, quantity }) => ({ order_id: orderId, sku_id: skuId, quantity })))
    .execute();
  await allot(
    trx,
    orderId,
    held.filter(({ isMadeToOrder }) => isMadeToOrder),
  );
  return shelf;
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

/** Of an order, or of some of its packings, what the stock gave, by SKU; those that are gone from the shop have no id. */
const soldOf = (trx: Trx, orderId: number, packingIds?: readonly number[]) =>
  trx
    .selectFrom('order_lines')
    .select(['sku_id', sql<number>`sum(from_stock)::integer`.as('quantity')])
    .where('order_id', '=', orderId)
    .where('from_stock', '>', 0)
    .$if(packingIds !== undefined, (lines) => lines.where('packing_id', 'in', packingIds ?? []))
    .groupBy('sku_id')
    .as('sold');

/**
 * What a cancelled order took is there again; of `packingIds`, what was in these. A SKU that is gone has no stock to take
 * it.
 */
export const returnSold = async (trx: Trx, orderId: number, packingIds?: readonly number[]): Promise<void> => {
  const sold = soldOf(trx, orderId, packingIds);
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

/** What is not sent is there again, and was never given: the order comes back without it. At least one packing. */
export const returnUnsent = async (trx: Trx, orderId: number, packingIds: readonly number[]): Promise<void> => {
  await returnSold(trx, orderId, packingIds);
  await trx
    .updateTable('order_lines')
    .set({ from_stock: 0 })
    .where('order_id', '=', orderId)
    .where('packing_id', 'in', packingIds)
    .execute();
};

/**
 * The opposite of `returnSold`: all of it leaves the stock once more, or nothing does: false where one has too little, or
 * is gone. What is made to order by now is made for it as far as it is not there any more.
 */
export const takeAgain = async (trx: Trx, orderId: number): Promise<boolean> => {
  const wanted = await trx
    .selectFrom(soldOf(trx, orderId))
    .leftJoin('skus', 'skus.id', 'sold.sku_id')
    .select(['skus.id as skuId', 'sold.quantity', 'skus.is_made_to_order as isMadeToOrder'])
    .execute();
  if (wanted.length === 0) return true;
  const shelf = await lockShelf(
    trx,
    wanted.flatMap(({ skuId }) => skuId ?? []),
  );
  const free = (skuId: number | null): number => Math.max(0, shelf.get(skuId ?? 0) ?? 0);
  const lacking = wanted.filter(({ skuId, quantity }) => free(skuId) < quantity);
  if (lacking.some(({ isMadeToOrder }) => !isMadeToOrder)) return false;
  await allot(
    trx,
    orderId,
    lacking.flatMap(({ skuId }) => (skuId === null ? [] : { skuId, quantity: free(skuId) })),
  );
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
