import { type Kysely, sql } from 'kysely';

/**
 * What was chosen for an address that has left the cart and could not go along stays, at an address that took some of its
 * goods (`left_at`), until the shopper says what becomes of it. It is done to nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart_accessories
      add column left_at bigint,
      drop constraint cart_accessories_check,
      add constraint cart_accessories_place check (num_nonnulls(line_id, shipping_id, left_at) = 1),
      add foreign key (cart_id, left_at) references cart_shippings (cart_id, id) on delete cascade;
    create index cart_accessories_left on cart_accessories (cart_id, left_at) where left_at is not null;
  `.execute(db);
}
