/** Cards that members wished to save while they paid with them: theirs once a payment is authorised. Within `withOrder`. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';

type Trx = Transaction<Database>;

const cardOf = (orderId: number) => sql`(select card_to_keep from payments where order_id = ${orderId} and is_current)`;

export const keepPaidCard = (trx: Trx, orderId: number) =>
  sql`update member_cards set unpaid_until = null where id = ${cardOf(orderId)} and unpaid_until is not null`.execute(
    trx,
  );

/** The service forgets it; but where the cart goes on with it, as after an order that was given up, it has its own end. */
export const dropUnpaidCard = (trx: Trx, orderId: number) =>
  sql`
    delete from member_cards where id = ${cardOf(orderId)} and unpaid_until is not null
      and not exists (select from carts where user_card_id = member_cards.id)
  `.execute(trx);
