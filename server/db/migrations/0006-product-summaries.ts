import { type Kysely, sql } from 'kysely';

/** Reviews and questions; and the prices and ratings that products carry for lists, kept statement by statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id bigint generated always as identity primary key,
      channel_id text not null,
      product_id bigint not null,
      nickname text not null check (nickname <> ''),
      rating smallint not null check (rating between 1 and 5),
      title text not null,
      body text not null,
      is_published boolean not null default false,
      posted_at timestamptz not null default now(),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade
    );
    create index reviews_newest on reviews (product_id, posted_at desc, id desc) where is_published;

    create table qa_categories (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      name text not null check (name <> ''),
      position integer not null default 0,
      unique (channel_id, key),
      unique (channel_id, id)
    );

    create table qas (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      category_id bigint,
      -- Null: a question to the shop, not to a product.
      product_id bigint,
      question text not null check (question <> ''),
      answer_html text not null,
      position integer not null default 0,
      foreign key (channel_id, category_id) references qa_categories (channel_id, id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade
    );
    create index qas_product on qas (product_id);
    create index qas_shop on qas (channel_id, position, id) where product_id is null;

    select noren_watch('reviews', 'qa_categories', 'qas');

    create function noren_sum_up_prices(ids bigint[]) returns void language sql as $$
      update products set price_min_jpy = prices.lowest, price_max_jpy = prices.highest, list_price_jpy = prices.listed
      from (
        select wanted id, min(price_jpy) lowest, max(price_jpy) highest,
          (array_agg(skus.list_price_jpy order by price_jpy, skus.list_price_jpy nulls last))[1] listed
        from unnest(ids) wanted left join skus on product_id = wanted and is_active
        group by wanted
      ) prices
      where products.id = prices.id
        and (price_min_jpy, price_max_jpy, products.list_price_jpy)
          is distinct from (prices.lowest, prices.highest, prices.listed)
    $$;

    create function noren_sum_up_ratings(ids bigint[]) returns void language sql as $$
      update products set rating_count = ratings.count, rating_average = ratings.average
      from (
        select wanted id, count(rating) count, coalesce(avg(rating), 0)::double precision average
        from unnest(ids) wanted left join reviews on product_id = wanted and is_published
        group by wanted
      ) ratings
      where products.id = ratings.id
        and (rating_count, rating_average) is distinct from (ratings.count, ratings.average)
    $$;

    create function noren_prices_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        perform noren_sum_up_prices(array(select product_id from earlier union select product_id from later));
      elsif tg_op = 'INSERT' then
        perform noren_sum_up_prices(array(select distinct product_id from later));
      else
        perform noren_sum_up_prices(array(select distinct product_id from earlier));
      end if;
      return null;
    end $$;

    create function noren_ratings_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        perform noren_sum_up_ratings(array(select product_id from earlier union select product_id from later));
      elsif tg_op = 'INSERT' then
        perform noren_sum_up_ratings(array(select distinct product_id from later));
      else
        perform noren_sum_up_ratings(array(select distinct product_id from earlier));
      end if;
      return null;
    end $$;

    create trigger prices_inserted after insert on skus
      referencing new table as later for each statement execute function noren_prices_changed();
    create trigger prices_updated after update on skus
      referencing old table as earlier new table as later for each statement execute function noren_prices_changed();
    create trigger prices_deleted after delete on skus
      referencing old table as earlier for each statement execute function noren_prices_changed();

    create trigger ratings_inserted after insert on reviews
      referencing new table as later for each statement execute function noren_ratings_changed();
    create trigger ratings_updated after update on reviews
      referencing old table as earlier new table as later for each statement execute function noren_ratings_changed();
    create trigger ratings_deleted after delete on reviews
      referencing old table as earlier for each statement execute function noren_ratings_changed();
  `.execute(db);
}
