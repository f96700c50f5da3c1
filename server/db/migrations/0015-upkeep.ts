import { type Kysely, sql } from 'kysely';

/** Processes of the version before would write and send mails that have their text already. */
export const kind = 'contract';

/** A mail is what is to be told of which order; what it says is written when it is sent. */
const mails = sql`
  -- Text that could not be written, or not be one line, made the order fail that it was to confirm.
  alter table mails drop column subject, drop column body_text, drop column recipient;
  delete from mails where order_id is null;
  alter table mails alter column order_id set not null;
  -- At once, whatever the clock of the process says that writes it.
  alter table mails alter column next_try_at set default '-infinity';
  alter table mails drop constraint mails_check, drop constraint mails_status_check;
  alter table mails rename column sent_at to ended_at;
  update mails set ended_at = greatest(created_at, next_try_at) where status = 'failed';
  alter table mails
    -- expired: it was not sent in its time, and never will be.
    add check (status in ('queued', 'sent', 'failed', 'expired')),
    add check ((status = 'queued') = (ended_at is null));
  create index mails_ended on mails (ended_at) where ended_at is not null;
  create index mails_waiting on mails (created_at) where status = 'queued'`;

/**
 * Each deletion of a cart asks which order points at it; orders_cart, which knows no failed ones, is of no use for that.
 * Built within the migration: a million orders take a second, in which orders wait, and nothing is left half built.
 */
const indexes = sql`
  create index orders_of_cart on orders (cart_id) where cart_id is not null;
  create index orders_failed on orders (created_at) where status = 'payment_failed'`;

/**
 * What a product carries for lists and search is made up from rows of other tables. Two that change such rows at the
 * same time saw each other's old ones: whoever wrote last wrote a sum that never was. So the product is locked first,
 * and summed up by the next statement, which sees what the one before has committed.
 */
const summaries = sql`
  create function noren_lock_products(ids bigint[]) returns void language plpgsql as $$
  begin
    -- The weaker lock: rows that refer to a product may be written meanwhile. By id, so that two do not lock each other out.
    perform from products where id = any (ids) order by id for no key update;
  end $$;

  create or replace function noren_prices_changed() returns trigger language plpgsql as $$
  declare
    ids bigint[];
  begin
    if tg_op = 'UPDATE' then
      ids := array(select product_id from earlier union select product_id from later);
    elsif tg_op = 'INSERT' then
      ids := array(select distinct product_id from later);
    else
      ids := array(select distinct product_id from earlier);
    end if;
    perform noren_lock_products(ids);
    perform noren_sum_up_prices(ids);
    return null;
  end $$;

  create or replace function noren_ratings_changed() returns trigger language plpgsql as $$
  declare
    ids bigint[];
  begin
    if tg_op = 'UPDATE' then
      ids := array(select product_id from earlier union select product_id from later);
    elsif tg_op = 'INSERT' then
      ids := array(select distinct product_id from later);
    else
      ids := array(select distinct product_id from earlier);
    end if;
    perform noren_lock_products(ids);
    perform noren_sum_up_ratings(ids);
    return null;
  end $$;

  alter function noren_refresh_search(bigint[]) rename to noren_write_search;
  create function noren_refresh_search(ids bigint[]) returns void language plpgsql as $$
  begin
    perform noren_lock_products(ids);
    perform noren_write_search(ids);
  end $$`;

/** What the shopper was told to do is the order's, as the sum is: a mail that is written later says the same. */
const instructions = sql`
  alter table payments add column instruction text not null default '';
  update payments set instruction = methods.instruction from payment_methods methods
    where methods.id = payments.method_id and methods.instruction <> ''`;

/** Who sets stock by hand reads in words what is in the way, and what to do. */
const stocks = sql`
  alter table stocks rename constraint stocks_check to stocks_quantity_covers_reserved;
  create function noren_refuse_stock_below_reserved() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = 'check_violation', table = 'stocks', constraint = 'stocks_quantity_covers_reserved',
      message = format('The stock of SKU %s cannot be %s, since orders that are not settled yet reserve %s of it'
        ' (violates stocks_quantity_covers_reserved).',
        coalesce((select sku from skus where id = new.sku_id), new.sku_id::text), new.quantity, new.reserved),
      hint = format('The quantity includes what is reserved. To offer n pieces: update stocks set quantity = n + reserved'
        ' where sku_id = %s. Who reserves: select * from stock_reservations where sku_id = %1$s.', new.sku_id);
  end $$;
  create trigger below_reserved before insert or update on stocks
    for each row when (new.quantity >= 0 and new.reserved > new.quantity)
    execute function noren_refuse_stock_below_reserved()`;

/** What the shop does by itself: mails that cannot stop an order, ends for what is kept, sums that races do not spoil. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [mails, instructions, indexes, summaries, stocks]) await part.execute(db);
}
