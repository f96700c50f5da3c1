import { type Kysely, sql } from 'kysely';

/**
 * A shop may keep the prices of goods and options without tax (setting TAX.PRICES, docs/adr/0017). They are shown with it,
 * by the rate of the day and the shop's rounding (TAX.ROUNDING): the functions here are the one place where it is added.
 *
 * Rates of a channel come as [standard, reduced]. They are asked for once for each statement, so that the price itself is
 * plain arithmetic, which PostgreSQL puts into the statement instead of calling it for each row.
 */
const functions = sql`
  create function noren_tax_percents(channel text, day date) returns integer[] language sql stable parallel safe as $$
    select array[
      coalesce((select percent from tax_rates where channel_id = channel and tax_class = 'standard' and valid_from <= day
        order by valid_from desc limit 1), 10),
      coalesce((select percent from tax_rates where channel_id = channel and tax_class = 'reduced' and valid_from <= day
        order by valid_from desc limit 1), 8)]
  $$;

  -- What comes on top of the prices that the shop keeps.
  create function noren_added_percents(channel text, day date) returns integer[] language sql stable parallel safe as $$
    select case when exists (
      select from settings where channel_id = channel and key = 'TAX.PRICES' and value = '"without_tax"'
    ) then noren_tax_percents(channel, day) else array[0, 0] end
  $$;

  -- In hundredths of a yen: what is added before the rest is cut off.
  create function noren_tax_rounding(channel text) returns integer language sql stable parallel safe as $$
    select case (select value from settings where channel_id = channel and key = 'TAX.ROUNDING')
      when '"half_up"' then 50 when '"up"' then 99 else 0 end
  $$;

  create function noren_shown_price(price bigint, percent integer, rounding integer) returns bigint
    language sql immutable parallel safe as $$ select price + (price * percent + rounding) / 100 $$;

  -- What there is to fill in of an option, with what its choices cost.
  create function noren_shown_fields(fields jsonb, percent integer, rounding integer) returns jsonb
    language sql immutable parallel safe as $$
    select case when percent = 0 then fields else coalesce((
      select jsonb_agg(case when field ->> 'type' <> 'choice' then field else jsonb_set(field, '{choices}', (
        select jsonb_agg(choice || jsonb_build_object('price_jpy',
          noren_shown_price((choice ->> 'price_jpy')::numeric::bigint, percent, rounding)) order by at)
        from jsonb_array_elements(field -> 'choices') with ordinality given (choice, at)
      )) end order by place)
      from jsonb_array_elements(fields) with ordinality given (field, place)
    ), '[]') end
  $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ${functions};

    -- A slip here would sell everything at less than it is to cost.
    alter table settings add constraint settings_tax_prices
      check (key <> 'TAX.PRICES' or value in ('"with_tax"', '"without_tax"'));

    -- The tax class leads from a price that is kept to the one that is shown; within a class both have the same order.
    drop index products_price;
    create index products_price on products (channel_id, tax_class, price_min_jpy, position, id) where is_published;
    drop index products_facets;
    create index products_facets on products (channel_id, published_at)
      include (id, maker_id, brand_id, tax_class, price_min_jpy) where is_published;
  `.execute(db);
}
