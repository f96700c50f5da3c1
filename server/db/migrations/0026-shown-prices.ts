import { type Kysely, sql } from 'kysely';

/**
 * What a list shows of a product's prices is kept by triggers, and nobody else is to write it; below zero it would fail
 * the whole list. Rows from before are left, as they were (not valid).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add constraint products_shown_prices check (
        price_min_jpy >= 0 and price_max_jpy >= price_min_jpy and list_price_jpy >= 0
      ) not valid;
  `.execute(db);
}
