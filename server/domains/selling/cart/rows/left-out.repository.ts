/** Names of what an order had, and is not put into a cart again. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { LeftOut } from '../cart.types';

export interface NamedLeftOut {
  readonly goods: string;
  /** Null: the goods themselves are left out. */
  readonly option: string | null;
}

/** What the shop has sold once is no secret, however hidden it is by now; nothing else is named. */
export async function nameLeftOut(
  db: Kysely<Database>,
  channelId: string,
  leftOut: readonly LeftOut[],
): Promise<readonly NamedLeftOut[]> {
  if (leftOut.length === 0) return [];
  const { rows } = await sql<NamedLeftOut>`
    select p.name goods, case when given.option_key is not null then coalesce(o.name, 'オプション') end option
    from jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb) given(sku_id bigint, option_key text)
      join skus s on s.id = given.sku_id and s.channel_id = ${channelId}
      join products p on p.id = s.product_id
      left join services o on o.channel_id = s.channel_id and o.key = given.option_key
    where exists (select from order_lines l where l.sku_id = s.id)
    group by 1, 2 order by min(p.id), min(o.position), 2
  `.execute(db);
  return rows;
}
