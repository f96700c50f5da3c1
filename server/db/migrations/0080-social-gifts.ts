import { type Kysely, sql } from 'kysely';

/** Processes of the version before do not know orders without an address, nor the mails about them. */
export const kind = 'contract';

const shop = sql`
  alter table delivery_rules
    -- One rate for gifts whose place nobody knows yet; null: the usual carriage. It is never free.
    add column gift_carriage_jpy integer check (gift_carriage_jpy >= 0);
  alter table delivery_prefectures
    add column takes_gifts boolean not null default true;
  alter table carts
    -- What is said with it, where it is bought as a social gift.
    add column social_gift jsonb check (jsonb_typeof(social_gift) = 'object'
      and social_gift ?& array['receiver_name', 'sender_name', 'message']);
  alter table order_packings
    -- Business days until it can leave, as it was ordered: counted once somebody has said where to.
    add column lead_days smallint not null default 0 check (lead_days >= 0)`;

const gifts = sql`
  alter table order_shippings alter column address drop not null;

  create table social_gifts (
    id bigint generated always as identity primary key,
    channel_id text not null,
    order_id bigint not null unique,
    -- SHA-256 of the link's token, which itself stands nowhere: docs/adr/0016-a-gift-waits-for-its-address.md.
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    status text not null default 'waiting' check (status in ('waiting', 'received', 'expired', 'cancelled')),
    receiver_name text not null check (length(receiver_name) between 1 and 50),
    sender_name text not null check (length(sender_name) between 1 and 50),
    message text not null check (length(message) <= 300),
    expires_at timestamptz not null,
    -- When whoever ordered was told that it ends soon.
    reminded_at timestamptz,
    received_at timestamptz,
    -- SHA-256 of what the receiver proves themselves by; null: they showed nothing.
    receiver_hash bytea check (octet_length(receiver_hash) = 32),
    foreign key (channel_id, order_id) references orders (channel_id, id) on delete cascade,
    constraint social_gifts_received check (case status
      when 'received' then received_at is not null
      when 'cancelled' then true
      else received_at is null and receiver_hash is null end)
  );
  create index social_gifts_waiting on social_gifts (expires_at) where status = 'waiting';
  create index social_gifts_receiver on social_gifts (receiver_hash) where receiver_hash is not null;
  create index social_gifts_to_remind on social_gifts (expires_at) where status = 'waiting' and reminded_at is null;

  -- What a receiver has filled in so far, for themselves alone.
  create table gift_drafts (
    gift_id bigint not null references social_gifts on delete cascade,
    receiver_hash bytea not null check (octet_length(receiver_hash) = 32),
    address jsonb not null check (jsonb_typeof(address) = 'object'),
    delivery_on date,
    timezone text not null default 'none' check (timezone in ('none', 'am', '14-16', '16-18', '18-20', '19-21')),
    is_delivery_chosen boolean not null default false,
    expires_at timestamptz not null,
    primary key (gift_id, receiver_hash)
  );
  create index gift_drafts_expires on gift_drafts (expires_at);
  create index gift_drafts_receiver on gift_drafts (receiver_hash)`;

/** A gift ends once, and what was given back is received by nobody. */
const transitions = sql`
  create function noren_gift_may_go(from_status text, to_status text) returns boolean immutable language sql as $$
    select (from_status, to_status) in (
      ('waiting', 'received'), ('waiting', 'expired'), ('waiting', 'cancelled'), ('received', 'cancelled'))
  $$;
  create function noren_refuse_gift_transition() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = 'check_violation', table = 'social_gifts', constraint = 'social_gifts_transition',
      message = format('Gift %s violates social_gifts_transition: it cannot go from %s to %s.', new.id, old.status, new.status);
  end $$;
  create constraint trigger social_gifts_transition after update of status on social_gifts not deferrable for each row
    when (old.status <> new.status and not noren_gift_may_go(old.status, new.status))
    execute function noren_refuse_gift_transition()`;

/** Only a gift that nobody has received has no address, and it has none. Looked at when the transaction ends. */
const addresses = sql`
  create function noren_gift_address() returns trigger language plpgsql as $$
  declare
    gift_status text;
    is_received boolean;
    lacking bigint;
    known bigint;
  begin
    -- Of two transactions that change one each the second sees what the first has written.
    perform from orders where id = new.order_id for no key update;
    select status, received_at is not null into gift_status, is_received from social_gifts where order_id = new.order_id;
    select count(*) filter (where address is null), count(address) into lacking, known
      from order_shippings where order_id = new.order_id;
    if (case when gift_status is null or is_received then lacking = 0 else known = 0 end) then
      return null;
    end if;
    raise exception using errcode = 'check_violation', constraint = 'order_shippings_address',
      message = format('Order %s violates order_shippings_address: its gift is %s, %s of its addresses are known, %s are not.',
        new.order_id, coalesce(gift_status, 'none'), known, lacking);
  end $$;
  create constraint trigger order_shippings_address after insert or update of address on order_shippings
    deferrable initially deferred for each row execute function noren_gift_address();
  create constraint trigger social_gifts_address after insert or update of status on social_gifts
    deferrable initially deferred for each row execute function noren_gift_address()`;

const mails = sql`
  alter table mails
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
      'order_declined', 'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched',
      'order_refunded', 'order_gift_received', 'order_gift_reminder', 'order_gift_expired', 'member_welcome',
      'member_known', 'member_verify', 'member_password', 'member_username', 'member_locked', 'member_code',
      'member_password_changed', 'member_left'))`;

/** Social gifts: paid for by one person, and sent to where another one says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`${shop};${gifts};${transitions};${addresses};${mails}`.execute(db);
}
