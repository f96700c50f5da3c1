import { type Kysely, sql } from 'kysely';

/**
 * An order of a member who has left stays one that was a member's: whoever has the mailbox by then is not led into it. Set
 * wherever an account is deleted, by the shop or by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column is_leavers boolean not null default false;

    create function noren_order_left() returns trigger language plpgsql as $$
    begin
      new.is_leavers := true;
      return new;
    end $$;
    create trigger orders_left before update of member_id on orders for each row
      when (old.member_id is not null and new.member_id is null) execute function noren_order_left();
  `.execute(db);
}
