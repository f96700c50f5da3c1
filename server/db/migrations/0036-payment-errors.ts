import { type Kysely, sql } from 'kysely';

/** Why the cart's card was refused: whoever comes back to the payment is told, until something else is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column payment_error text`.execute(db);
}
