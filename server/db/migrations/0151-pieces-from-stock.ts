import { type Kysely, sql } from 'kysely';

/**
 * Goods that are made or ordered when somebody buys them are taken from the stock as far as it goes: an order says of each
 * line how many of its pieces were, since those alone come back. Until now it was all of them or, of such goods, none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_lines
      alter column takes_stock drop default,
      alter column takes_stock type integer using case when takes_stock then quantity else 0 end;
    alter table order_lines rename column takes_stock to from_stock;
    alter table order_lines add constraint order_lines_from_stock check (from_stock between 0 and quantity);
  `.execute(db);
}
