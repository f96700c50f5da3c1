import { type Kysely, sql } from 'kysely';

/** How an order's tax was rounded: what goes back of it is rounded so, whatever the shop does by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column tax_rounding text not null default 'down' check (tax_rounding in ('down', 'half_up', 'up'));
    update orders set tax_rounding = settings.value #>> '{}' from settings
      where settings.channel_id = orders.channel_id and settings.key = 'TAX.ROUNDING'
        and settings.value in ('"half_up"', '"up"');
  `.execute(db);
}
