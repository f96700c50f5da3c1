import { type Kysely, sql } from 'kysely';

/**
 * An order that a member placed while logged in is theirs. When they leave, it stays as the shop's book and is nobody's.
 * Orders from before are theirs whose cart they were placed with, as long as that is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column member_id bigint references members on delete set null;
    update orders set member_id = carts.member_id from carts
      where carts.id = orders.cart_id and carts.member_id is not null;
    create index orders_member on orders (member_id, channel_id, ordered_at desc, id desc) where member_id is not null;
  `.execute(db);
}
