/** Names of what an order had, and is not put into a cart again. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { WantedSku } from '../cart.types';

/** Goods that the shop has sold once, as they were called then: that is no secret, however hidden they are by now. */
export interface SoldName {
  readonly sku_id: number;
  readonly goods: string;
  /** Of options that were asked for, by key, those that the shop has done once, as they were called then, or does by now. */
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
    select s.id sku_id, sold.name goods,
      coalesce((select jsonb_object_agg(asked.key, done.name) from unnest(${keys}::text[]) asked(key) cross join lateral (
        (select e.name from order_entries e join orders o on o.id = e.order_id
          where e.kind = 'accessory' and e.code = asked.key and o.channel_id = s.channel_id and o.ordered_at is not null limit 1)
        union all
        select o.name from services o join product_services offered on offered.service_id = o.id
          where o.key = asked.key and o.is_active and offered.product_id = s.product_id
        limit 1
      ) done), '{}') options
    from skus s cross join lateral (
      select l.product_info ->> 'name' as name from order_lines l join orders o on o.id = l.order_id
      where l.sku_id = s.id and o.ordered_at is not null limit 1
    ) sold
    where s.id = any(${ids}) and s.channel_id = ${channelId}
  `.execute(db);
  return rows;
}
