import { type Kysely, sql } from 'kysely';

/**
 * A card that is saved while it is paid with is the member's once the payment is authorised. Until then its row has an
 * end; with the row the service's copy goes (0050). A payment names the card by no foreign key, as carts do (0051).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_cards add unpaid_until timestamptz;
    create index member_cards_unpaid on member_cards (unpaid_until) where unpaid_until is not null;
    alter table payments add card_to_keep bigint;
    create index payments_card_to_keep on payments (card_to_keep) where card_to_keep is not null;
  `.execute(db);
}
