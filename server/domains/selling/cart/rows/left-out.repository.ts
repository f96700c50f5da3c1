/** Names of what an order had, and is not put into a cart again. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { WantedSku } from '../cart.types';

/** Goods that the shop has sold once: that is no secret, however hidden they are by now. */
export interface SoldName {
  readonly sku_id: number;
  readonly goods: string;
  /** Of options that were asked for with them, by key; one that the shop has no more is an option. */
  readonly options: Readonly<Record<string, string>>;
}

export interface NamedLeftOut {
  /** Null: nobody is told. */
  readonly goods: string | null;
  /** Null: the goods themselves are left out. */
  readonly option: string | null;
}

export async function readSoldNames(
  db: Kysely<Database>,
  channelId: string,
  wanted: readonly WantedSku[],
): Promise<readonly SoldName[]> {
  const ids = wanted.map(({ sku_id: id }) => id);
  const keys = wanted.flatMap(({ options = [] }) => options.map(({ key }) => key));
  const { rows } = await sql<SoldName>`
    select s.id sku_id, p.name goods,
      coalesce((select jsonb_object_agg(o.key, o.name) from services o
        where o.channel_id = s.channel_id and o.key = any(${keys})), '{}') options
    from skus s join products p on p.id = s.product_id
    where s.id = any(${ids}) and s.channel_id = ${channelId}
      and exists (select from order_lines l where l.sku_id = s.id)
  `.execute(db);
  return rows;
}
