/** How a cart ends: as an order, or when nobody has touched it for long. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';

/** Whoever ordered it has nothing but the cart's token to see its order with, while that waits and as long as it is shown. */
const needsCart = (shownSince: Date) => sql`exists (select from orders o where o.cart_id = carts.id
  and (o.status = 'payment_pending'
    or (o.status <> 'payment_failed' and coalesce(o.ordered_at, o.created_at) > ${shownSince})))`;

/**
 * One that somebody is changing or ordering at this moment is left for the next time. An order locks itself before its
 * cart, and the clean-up its carts before their orders; so nothing is deleted that an order could still lock. It is
 * looked for once more under the locks: an order may have been placed since.
 *
 * @param shownSince orders that were placed before then are shown no longer
 * @returns how many were found
 */
export const deleteCartsExpiredBy = (
  db: Kysely<Database>,
  { now, shownSince }: { readonly now: Date; readonly shownSince: Date },
  most: number,
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from carts where expires_at <= ${now} and not ${needsCart(shownSince)}
      order by expires_at limit ${most} for update skip locked
    `.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from carts where id = any(${ids}::bigint[]) and not ${needsCart(shownSince)}`.execute(trx);
    return ids.length;
  });

/** It has become an order. One statement, since the rows of stocks are locked meanwhile, for which the whole shop waits. */
export async function endCart(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`
    with forgotten as (update cart_shippings set address = null where cart_id = ${id} and address is not null)
    update carts set status = 'ordered', orderer = null, sender = null, social_gift = null, card = null, user_card_id = null, member_token = null where id = ${id}
  `.execute(trx);
}
