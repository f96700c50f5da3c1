import { type Kysely, sql } from 'kysely';

/**
 * A member's cart answers to its token and its owner together, so that the token alone opens nothing, and may stand here:
 * the member's other browsers get it when they log in. It goes when the cart is ordered, as what it opens then is the
 * order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table carts
      add column member_id bigint references members on delete set null,
      add column member_token text check (member_token ~ '^[A-Za-z0-9_-]{32}$');
    create index carts_member on carts (member_id, channel_id) where member_id is not null;
  `.execute(db);
}
