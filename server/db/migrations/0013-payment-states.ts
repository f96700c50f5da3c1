import { type Kysely, sql } from 'kysely';

/**
 * Order and payment go together. An order has one current payment beside those that have ended, and at the end of every
 * transaction the two states must be a pair that can be: whoever reads one while the other is being changed, and then
 * writes, is refused.
 *
 * Payments end: what waits for the service is given up by `give_up_at`, what waits for the shopper's money by
 * `expires_at`, both by the database's clock; a card's token stays as long as it can be asked with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await states(db);
  await ends(db);
  await stock(db);
  await agreement(db);
  await sandbox(db);
}

/** voiding: given up, the service has not answered yet (was `voided` before). expired: the money did not come in time. */
const states = (db: Kysely<unknown>) =>
  sql`
    alter table payments drop constraint payments_status_check;
    update payments set status = 'voiding' from orders
      where orders.id = payments.order_id and orders.status = 'payment_pending' and payments.status = 'voided';
    alter table payments
      add constraint payments_status_check check (status in
        ('pending', 'challenge', 'voiding', 'authorised', 'awaiting', 'paid', 'failed', 'voided', 'expired')),
      drop constraint payments_order_id_key,
      -- The one that counts; the others have ended before it began.
      add column is_current boolean not null default true,
      add constraint payments_one_living check (is_current or status in ('failed', 'voided', 'expired'));
    create unique index payments_current on payments (order_id) where is_current;
    create index payments_order on payments (order_id);
  `.execute(db);

const ends = (db: Kysely<unknown>) =>
  sql`
    alter table payment_methods
      -- How long after the last day to pay an order waits for what is under way: a transfer on a Friday arrives on Monday.
      add column pay_grace_days smallint not null default 3 check (pay_grace_days between 0 and 90);
    alter table payments
      -- The service is asked until then; null: it is not asked.
      add column give_up_at timestamptz,
      -- Unpaid until then, the order is cancelled; null: it waits.
      add column expires_at timestamptz;
    update payments set asked_until = null where status not in ('pending', 'challenge', 'voiding');
    update payments set give_up_at =
        case payments.status when 'pending' then orders.created_at + interval '10 minutes' else payments.asked_until end
      from orders where orders.id = payments.order_id and payments.asked_until is not null;
    update payments set expires_at = (pay_by + 4)::timestamp at time zone 'Asia/Tokyo'
      where status = 'awaiting' and pay_by is not null;
    update payments set card = jsonb_build_object('masked_number', card -> 'masked_number')
      where status <> 'pending' and card is not null;
    alter table payments
      add constraint payments_asked check (asked_until is null or status in ('pending', 'challenge', 'voiding')),
      add constraint payments_token check (status = 'pending' or card is null or not card ? 'token');
    create index payments_asked on payments (asked_until) where asked_until is not null;
    create index payments_unpaid on payments (expires_at) where status = 'awaiting' and expires_at is not null;
  `.execute(db);

/** What comes back into the stock when an order is cancelled. */
const stock = (db: Kysely<unknown>) =>
  sql`
    alter table order_lines
      -- False: made to order, and taken from no stock.
      add column takes_stock boolean not null default true;
    update order_lines set takes_stock = false from skus where skus.id = order_lines.sku_id and skus.is_made_to_order;
  `.execute(db);

const agreement = (db: Kysely<unknown>) =>
  sql`
    create function noren_payment_agrees() returns trigger language plpgsql as $$
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
      if (case
        when order_status = 'payment_pending' then payment_status in ('pending', 'challenge', 'voiding')
        when order_status = 'payment_failed' then payment_status in ('failed', 'voided')
        when order_status = 'cancelled' then payment_status in ('voiding', 'paid', 'voided', 'expired')
        else payment_status in ('authorised', 'awaiting', 'paid')
      end) then
        return null;
      end if;
      raise exception using
        errcode = 'check_violation', constraint = 'orders_payment_agrees',
        message = format('Order %s violates orders_payment_agrees: it is %s, its payment is %s.',
          the_order, order_status, coalesce(payment_status, 'missing'));
    end $$;
    create constraint trigger orders_payment_agrees after insert or update of status on orders
      deferrable initially deferred for each row execute function noren_payment_agrees();
    create constraint trigger payments_order_agrees
      after insert or delete or update of status, order_id, is_current on payments
      deferrable initially deferred for each row execute function noren_payment_agrees();
  `.execute(db);

/** For the sandbox service's own clearing away. */
const sandbox = (db: Kysely<unknown>) =>
  sql`
    create index tokens_created on sandbox_payments.tokens (created_at);
    create index payments_ended on sandbox_payments.payments (updated_at) where status <> 'authorised';
  `.execute(db);
