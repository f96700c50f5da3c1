import { type Kysely, sql } from 'kysely';

/**
 * Once an order that is paid in advance is paid, its days count from then. Of those that were paid before they did, no
 * screen has said a day since, as theirs was that of the order's day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update order_packings set expected_on = null from payments
    where payments.order_id = order_packings.order_id and payments.is_current and payments.pay_by is not null
      and payments.status <> 'awaiting' and expected_on is not null
      and not exists (select from social_gifts where social_gifts.order_id = order_packings.order_id)
  `.execute(db);
}
