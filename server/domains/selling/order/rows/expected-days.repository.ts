/** What the days of an order's packings follow from, and the days on which they are expected. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';

/** What whoever ordered sends in for what is done to a packing's goods or to all of its address; null: nothing. */
export const awaitedFor = sql<string | null>`(select string_agg(distinct entries.details ->> 'arrival_of', 'と')
  from order_entries entries where entries.order_id = order_packings.order_id
    and (entries.shipping_key = (select key from order_shippings where id = order_packings.shipping_id)
    or entries.line_key in (select key from order_lines where packing_id = order_packings.id)))`.as('awaited');

/** Those of which it is known where they go: not of a social gift that nobody has received. */
const findPlacedPackings = async (db: Kysely<Database>, orderId: number) => {
  const rows = await db
    .selectFrom('order_packings')
    .innerJoin('order_shippings', 'order_shippings.id', 'order_packings.shipping_id')
    .select(['order_packings.key', 'order_shippings.key as shipping_key', 'order_shippings.address'])
    .select(['lead_days', 'restock_days', awaitedFor])
    .where('order_packings.order_id', '=', orderId)
    .orderBy('order_packings.id')
    .execute();
  return rows.flatMap(({ address, ...row }) => (address ? [{ ...row, address }] : []));
};

export type PlacedPacking = Awaited<ReturnType<typeof findPlacedPackings>>[number];

/** The first day on which each packing can arrive, by its key; lacks those for which there is none. */
export type FirstDays = (packings: readonly PlacedPacking[]) => ReadonlyMap<string, string>;

/** Counts the days anew. A day that was wished for stays. */
export const writeFirstDays = async (trx: Transaction<Database>, orderId: number, days: FirstDays): Promise<void> => {
  const packings = await findPlacedPackings(trx, orderId);
  if (packings.length === 0) return;
  const found = JSON.stringify(Object.fromEntries(days(packings)));
  await trx
    .updateTable('order_packings')
    .set({ expected_on: sql<string | null>`(${found}::jsonb ->> key)::date` })
    .where('order_id', '=', orderId)
    .execute();
};
