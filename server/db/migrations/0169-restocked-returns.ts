import { type Kysely, sql } from 'kysely';

/** Of an order that came back, whether its goods could be sold again. Null: nothing has, or an older process noted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column is_restocked boolean;
    update orders o set is_restocked = (e.reason = 'returned, restocked')
      from order_events e where e.order_id = o.id and e.to_status = 'returned';
  `.execute(db);
}
