import { type Kysely, sql } from 'kysely';

/**
 * Cards that members keep. The payment service has each under a reference that the shop has made up; of the number the
 * shop has the last four digits.
 *
 * What the service has no transaction reaches. So that no card is left there, a reference is written to `unwanted_cards`
 * before the service is asked to keep it, and taken from there with the row that wants it; and whatever deletes the row,
 * be it the end of an account, or gives it another reference, puts the old one back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_cards (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      service_code text not null check (service_code ~ '^[a-z][a-z0-9-]{0,39}$'),
      reference text not null check (reference ~ '^[A-Za-z0-9_-]{32}$'),
      -- By which the service knows the same card again.
      fingerprint text not null check (length(fingerprint) between 16 and 200),
      brand text not null check (brand in ('visa', 'mastercard', 'jcb', 'amex', 'diners', 'other')),
      last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
      expiration text not null check (expiration ~ '^20[0-9]{2}(0[1-9]|1[0-2])$'),
      holder text not null check (length(holder) <= 45),
      is_main boolean not null default false,
      created_at timestamptz not null default now(),
      unique (service_code, reference),
      unique (member_id, service_code, fingerprint)
    );
    create index member_cards_member on member_cards (member_id, id);
    create unique index member_cards_main on member_cards (member_id) where is_main;
    create index member_cards_expiration on member_cards (expiration);

    create table unwanted_cards (
      service_code text not null,
      reference text not null,
      -- When the service is told next.
      since timestamptz not null,
      tries smallint not null default 0 check (tries >= 0),
      primary key (service_code, reference)
    );
    create index unwanted_cards_since on unwanted_cards (since);

    -- A minute later: an order that was being placed with it is on its way to the service.
    create function noren_card_goes() returns trigger language plpgsql as $$
    begin
      insert into unwanted_cards (service_code, reference, since)
        values (old.service_code, old.reference, clock_timestamp() + interval '1 minute')
        on conflict do nothing;
      return null;
    end $$;
    create trigger card_goes after delete on member_cards for each row execute function noren_card_goes();
    create trigger card_changes after update of service_code, reference on member_cards for each row
      when (old.reference <> new.reference or old.service_code <> new.service_code) execute function noren_card_goes();
  `.execute(db);
}
