import { type Kysely, sql } from 'kysely';

/**
 * Carts that were ordered before they forgot their shoppers by themselves: the orders have what they knew. And what a
 * cart looked like when it was ordered, so that a payment that still waits is told from the cart of other prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column cart_fingerprint text check (length(cart_fingerprint) between 22 and 64);
    update cart_shippings set address = null
      from carts where carts.id = cart_id and carts.status = 'ordered' and address is not null;
    update carts set orderer = null, card = null where status = 'ordered' and (orderer is not null or card is not null);
  `.execute(db);
}
