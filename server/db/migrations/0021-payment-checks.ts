import { type Kysely, sql } from 'kysely';

/** Whatever waits for the service is found by the sweeper, also where nobody noted until when it is being asked. */
const asked = sql`
  create index payments_waiting on payments ((coalesce(asked_until, '-infinity'::timestamptz)))
    where status in ('pending', 'challenge', 'voiding');
  drop index payments_asked`;

/** The pairs of 0013 under a name of their own, so that rows of before, which no trigger has seen, can be looked for. */
const agreement = sql`
  create function noren_states_agree(order_status text, payment_status text) returns boolean immutable language sql as $$
    select case
      when order_status = 'payment_pending' then payment_status in ('pending', 'challenge', 'voiding')
      when order_status = 'payment_failed' then payment_status in ('failed', 'voided')
      when order_status = 'cancelled' then payment_status in ('voiding', 'paid', 'voided', 'expired')
      else payment_status in ('authorised', 'awaiting', 'paid')
    end
  $$;

  create or replace function noren_payment_agrees() returns trigger language plpgsql as $$
  declare
    the_order bigint;
    order_status text;
    payment_status text;
  begin
    if tg_table_name = 'orders' then
      the_order := new.id;
    elsif tg_op = 'DELETE' then
      the_order := old.order_id;
    else
      the_order := new.order_id;
    end if;
    -- Locked, so that of two transactions that change one each the second sees what the first has written.
    select status into order_status from orders where id = the_order for no key update;
    if not found then
      return null;
    end if;
    select status into payment_status from payments where order_id = the_order and is_current;
    if noren_states_agree(order_status, payment_status) then
      return null;
    end if;
    raise exception using
      errcode = 'check_violation', constraint = 'orders_payment_agrees',
      message = format('Order %s violates orders_payment_agrees: it is %s, its payment is %s.',
        the_order, order_status, coalesce(payment_status, 'missing'));
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [asked, agreement]) await part.execute(db);
}
