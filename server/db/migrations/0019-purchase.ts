import { type Kysely, sql } from 'kysely';

/** What an order says of its cooling and of the day that it is expected on, and which variant a picture shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A part of the carriage, so that the sums of older orders and of nodes that do not know it stay right.
    alter table orders add column total_cooling_jpy integer not null default 0,
      add check (total_cooling_jpy between 0 and total_carriage_jpy);
    alter table order_packings add column expected_on date;

    -- {"色": ["杢紺"]}: of that axis it shows these values; {}: it is right for every variant.
    alter table product_pictures add column shows jsonb not null default '{}' check (jsonb_typeof(shows) = 'object');
  `.execute(db);
}
