/** Payments that do not go with their orders. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';

export interface Ended {
  readonly id: number;
  readonly channelId: string;
  readonly orderNo: string;
  readonly serviceCode: string;
  readonly amountJpy: number;
}

const askedFor = sql`interval '31 days'`;
const waited = sql`interval '15 minutes'`;

/** Each for one of those who claim at once; the others come back a quarter of an hour later. */
export const claimEnded = async (db: Kysely<Database>, most: number): Promise<readonly Ended[]> => {
  const { rows } = await sql<Ended>`
    with claimed as (
      update payments set stray_at = now() where id = any (array(
        select id from payments
        where status in ('failed', 'voided') and service_code is not null and is_current
          and coalesce(stray_at, updated_at) between now() - ${askedFor} and now() - ${waited}
          and updated_at > now() - ${askedFor}
        order by coalesce(stray_at, updated_at) limit ${most} for no key update skip locked))
      returning id, order_id, service_code, amount_jpy
    ) select claimed.id, channel_id "channelId", order_no "orderNo", service_code "serviceCode", amount_jpy "amountJpy"
      from claimed join orders on orders.id = order_id where orders.status in ('payment_failed', 'cancelled')
  `.execute(db);
  return rows;
};

/** The service holds nothing of it. */
export const askNoMore = (db: Kysely<Database>, id: number) =>
  db
    .updateTable('payments')
    .set({ stray_at: sql<Date>`'infinity'` })
    .where('id', '=', id)
    .execute();

/**
 * A payment that stands and says why it failed: it was given up and approved at the same moment, when that was still
 * possible.
 */
export const countContradictions = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer count from orders o left join payments p on p.order_id = o.id and p.is_current
    where noren_states_agree(o.status, p.status) is not true
      or (p.status in ('authorised', 'paid') and p.error_code is not null)
  `.execute(db);
  return rows[0]?.count ?? 0;
};
