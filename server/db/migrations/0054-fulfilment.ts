import { type Kysely, sql } from 'kysely';

/** Where an order may go: the list of schemas/order-terms/order-states.ts, refused for whoever writes by another way, too. */
const transitions = sql`
  alter table orders drop constraint orders_status_check, add constraint orders_status_check check (status in
    ('payment_pending', 'ordered', 'preparing', 'shipped', 'delivered', 'returned', 'cancelled', 'payment_failed'));

  create function noren_order_may_go(from_status text, to_status text) returns boolean immutable language sql as $$
    select (from_status, to_status) in (
      ('payment_pending', 'ordered'), ('payment_pending', 'payment_failed'),
      ('ordered', 'preparing'), ('ordered', 'cancelled'),
      ('preparing', 'shipped'), ('preparing', 'cancelled'),
      ('shipped', 'delivered'), ('shipped', 'returned'),
      ('delivered', 'returned'),
      ('cancelled', 'ordered'))
  $$;
  create function noren_refuse_transition() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = 'check_violation', table = 'orders', constraint = 'orders_transition',
      message = format('Order %s violates orders_transition: it cannot go from %s to %s.', new.id, old.status, new.status);
  end $$;
  create constraint trigger orders_transition after update of status on orders not deferrable for each row
    when (old.status <> new.status and not noren_order_may_go(old.status, new.status))
    execute function noren_refuse_transition()`;

/** capturing, refunding: the service is asked to. refunded: all of it went back. */
const payments = sql`
  alter table payments
    drop constraint payments_status_check, drop constraint payments_asked,
    -- What went back, or is going back at this moment.
    add column refunded_jpy integer not null default 0,
    add constraint payments_status_check check (status in ('pending', 'challenge', 'voiding', 'authorised', 'capturing',
      'awaiting', 'paid', 'refunding', 'refunded', 'failed', 'voided', 'expired')),
    add constraint payments_asked check (asked_until is null
      or status in ('pending', 'challenge', 'voiding', 'capturing', 'refunding')),
    add constraint payments_refunded_is_paid check (refunded_jpy between 0 and amount_jpy
      and (refunded_jpy = 0 or status in ('paid', 'refunding', 'refunded'))
      and (status <> 'refunded' or refunded_jpy = amount_jpy) and (status <> 'refunding' or refunded_jpy > 0));
  drop index payments_waiting;
  create index payments_waiting on payments ((coalesce(asked_until, '-infinity'::timestamptz)))
    where status in ('pending', 'challenge', 'voiding', 'capturing', 'refunding')`;

const agreement = sql`
  create or replace function noren_states_agree(order_status text, payment_status text) returns boolean
  immutable language sql as $$
    select case
      when order_status = 'payment_pending' then payment_status in ('pending', 'challenge', 'voiding')
      when order_status = 'payment_failed' then payment_status in ('failed', 'voided')
      when order_status = 'cancelled' then payment_status in ('voiding', 'paid', 'voided', 'expired', 'refunding', 'refunded')
      when order_status in ('ordered', 'preparing') then payment_status in ('authorised', 'awaiting', 'paid')
      else payment_status in ('authorised', 'capturing', 'awaiting', 'paid', 'refunding', 'refunded')
    end
  $$`;

const refunds = sql`
  create table order_refunds (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders on delete cascade,
    -- Of whoever asked for it: a second time it is the same refund.
    key text not null check (key ~ '^[A-Za-z0-9_-]{1,64}$'),
    amount_jpy integer not null check (amount_jpy > 0),
    -- service: the payment service gives it back; hand: a person did.
    way text not null check (way in ('service', 'hand')),
    status text not null check (status in ('asking', 'done', 'refused')),
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (order_id, key),
    check (way = 'service' or status = 'done'),
    check ((status = 'asking') = (ended_at is null))
  );
  create unique index order_refunds_asking on order_refunds (order_id) where status = 'asking'`;

const parcels = sql`
  create table order_parcels (
    id bigint generated always as identity primary key,
    order_id bigint not null,
    packing_id bigint not null,
    -- Which leaving of the order's goods, from 1 on: each is mailed.
    dispatch smallint not null check (dispatch > 0),
    carrier text not null check (carrier in ('yamato', 'sagawa', 'japanpost', 'other')),
    -- Null: it has none.
    number text check (number ~ '^[0-9A-Za-z-]{4,40}$'),
    sent_at timestamptz not null,
    unique nulls not distinct (packing_id, carrier, number),
    foreign key (order_id, packing_id) references order_packings (order_id, id) on delete cascade
  );
  create index order_parcels_order on order_parcels (order_id)`;

/** The sandbox service's own books. */
const sandbox = sql`
  alter table sandbox_payments.payments
    add column captured_jpy integer not null default 0,
    add column refunded_jpy integer not null default 0,
    add constraint payments_moved check (captured_jpy between 0 and amount_jpy and refunded_jpy between 0 and captured_jpy
      and (captured_jpy = 0 or status = 'authorised'));
  create table sandbox_payments.refunds (
    reference text not null references sandbox_payments.payments (reference) on delete cascade,
    refund_id text not null check (refund_id <> ''),
    amount_jpy integer not null check (amount_jpy > 0),
    created_at timestamptz not null default now(),
    primary key (reference, refund_id)
  )`;

/** From the order to the doorstep, and back: states, what is captured and given back, parcels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [transitions, payments, agreement, refunds, parcels, sandbox]) await part.execute(db);
}
