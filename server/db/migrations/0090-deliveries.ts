import { type Kysely, sql } from 'kysely';

/** What goes to one address may come on several days: parcels that leave together have the same number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart_packings add delivery integer not null default 0 check (delivery >= 0),
      drop constraint cart_packings_shipping_id_temperature_key,
      add unique (shipping_id, delivery, temperature)
  `.execute(db);
}
