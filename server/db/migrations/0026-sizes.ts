import { type Kysely, sql } from 'kysely';

/**
 * As much as the contract takes of a product (schemas/catalog/product.ts): a page draws a table of all its variants. What
 * a list shows of its prices is kept by triggers, and nobody else is to write it; below zero it failed the whole list.
 * Rows from before are left, as they were (not valid).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function noren_are_few(given jsonb, most integer) returns boolean language sql immutable parallel safe as $$
      select jsonb_array_length(given) <= most and not jsonb_path_exists(given, 'strict $[*].values ? (@.size() > 200)', silent => true)
    $$;
    alter table products
      add constraint products_axes_size check (noren_are_few(axes, 4)) not valid,
      add constraint products_shown_prices check (
        price_min_jpy >= 0 and price_max_jpy >= price_min_jpy and list_price_jpy >= 0
      ) not valid;
    alter table size_tables add constraint size_tables_rows_size check (noren_are_few(rows, 200)) not valid;

    create function noren_refuse_many_skus() returns trigger language plpgsql as $$
    begin
      if exists (
        select from (select distinct product_id from added) as product
        where (select count(*) from skus where skus.product_id = product.product_id and is_active) > 1000
      ) then
        raise exception using errcode = 'check_violation', table = 'skus', constraint = 'skus_most',
          message = 'A product has at most 1000 SKUs on sale (violates skus_most).';
      end if;
      return null;
    end $$;
    create trigger many_skus_added after insert on skus
      referencing new table as added for each statement execute function noren_refuse_many_skus();
    create trigger many_skus_changed after update on skus
      referencing new table as added for each statement execute function noren_refuse_many_skus();
  `.execute(db);
}
