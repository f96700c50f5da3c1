import { type Kysely, sql } from 'kysely';

/**
 * A member's cart may name a saved card. It refers to it by no foreign key: whoever deletes a card would have to wait for
 * carts that are being ordered, and these for the card. A cart whose card is gone asks for another one; ids never come
 * again, and a card counts for its own member's cart alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table carts add column user_card_id bigint,
      add constraint carts_one_card check (user_card_id is null or card is null),
      add constraint carts_own_card check (user_card_id is null or member_id is not null);
  `.execute(db);
}
