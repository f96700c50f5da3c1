import { type Kysely, sql } from 'kysely';

/**
 * Of options with the same words in `one_of`, a line or an address takes one. What stands in carts has the words as they
 * were when it was chosen, so that a shop may write them anew whatever its carts hold: what excludes each other since then is
 * said where it is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column one_of text check (one_of ~ '^.{1,40}$');
    alter table cart_accessories add column one_of text;
    create unique index cart_accessories_one_of_line on cart_accessories (cart_id, line_id, one_of) where line_id is not null;
    create unique index cart_accessories_one_of_shipping on cart_accessories (cart_id, shipping_id, one_of)
      where shipping_id is not null;
  `.execute(db);
}
