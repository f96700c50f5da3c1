import { type Kysely, sql } from 'kysely';

/**
 * Products, what can be bought of them (SKUs) and how many there are.
 *
 * A product carries what lists sort and filter by (lowest price, ratings); triggers keep it. Stock is not among it: an
 * order must lock nothing but the stock that it takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      position integer not null default 0,
      name text not null check (name <> ''),
      kana text not null default '',
      lead text not null default '',
      keywords text not null default '',
      maker_id bigint,
      brand_id bigint,
      tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced')),
      badges text[] not null default '{}',
      is_new boolean not null default false,
      is_published boolean not null default true,
      published_at timestamptz not null default now(),
      overview_html text not null default '',
      detail_html text not null default '',
      data jsonb not null default '[]' check (jsonb_typeof(data) = 'array'),
      temperature text not null default '常温' check (temperature in ('常温', '冷蔵', '冷凍')),
      lead_days integer not null default 0 check (lead_days between 0 and 366),
      delivery_note text not null default '',
      size_table_id bigint,
      max_quantity integer not null default 99 check (max_quantity between 1 and 9999),
      axes jsonb not null default '[]' check (jsonb_typeof(axes) = 'array'),
      price_min_jpy integer,
      price_max_jpy integer,
      list_price_jpy integer,
      rating_count integer not null default 0 check (rating_count >= 0),
      rating_average double precision not null default 0 check (rating_average between 0 and 5),
      unique (channel_id, key),
      unique (channel_id, id),
      foreign key (channel_id, maker_id) references makers (channel_id, id),
      foreign key (channel_id, brand_id) references brands (channel_id, id),
      foreign key (channel_id, size_table_id) references size_tables (channel_id, id)
    );
    create index products_recommended on products (channel_id, position, id) where is_published;
    create index products_new on products (channel_id, published_at desc, position, id) where is_published;
    create index products_price on products (channel_id, price_min_jpy, position, id) where is_published;
    create index products_rating on products (channel_id, rating_average desc, rating_count desc, position, id)
      where is_published;
    -- Counting filters looks at every product, and rows are wide: it needs the index only.
    create index products_facets on products (channel_id, published_at) include (id, maker_id, brand_id, price_min_jpy)
      where is_published;
    create index products_maker on products (maker_id);
    create index products_brand on products (brand_id);

    create table product_categories (
      channel_id text not null,
      product_id bigint not null,
      category_id bigint not null,
      -- The lowest is the main category, whose path the product's page shows.
      position smallint not null default 0,
      primary key (product_id, category_id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      foreign key (channel_id, category_id) references categories (channel_id, id) on delete cascade
    );
    create index product_categories_products on product_categories (category_id, product_id);

    create table product_tags (
      channel_id text not null,
      product_id bigint not null,
      tag_id bigint not null,
      primary key (product_id, tag_id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      foreign key (channel_id, tag_id) references tags (channel_id, id) on delete cascade
    );
    create index product_tags_products on product_tags (tag_id, product_id);

    create table product_pictures (
      channel_id text not null,
      product_id bigint not null,
      position smallint not null,
      picture_id bigint not null,
      primary key (product_id, position),
      unique (product_id, picture_id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      foreign key (channel_id, picture_id) references pictures (channel_id, id)
    );
    create index product_pictures_pictures on product_pictures (picture_id);

    create table product_links (
      channel_id text not null,
      product_id bigint not null,
      kind text not null check (kind in ('accessory', 'recommend', 'related')),
      position smallint not null,
      linked_id bigint not null check (linked_id <> product_id),
      primary key (product_id, kind, linked_id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      foreign key (channel_id, linked_id) references products (channel_id, id) on delete cascade
    );
    create index product_links_linked on product_links (linked_id);

    create table collections (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      alias text not null check (alias <> '' and position(',' in alias) = 0),
      title text not null,
      lead text not null default '',
      unique (channel_id, alias),
      unique (channel_id, id)
    );

    create table collection_products (
      channel_id text not null,
      collection_id bigint not null,
      product_id bigint not null,
      position integer not null,
      primary key (collection_id, product_id),
      foreign key (channel_id, collection_id) references collections (channel_id, id) on delete cascade,
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade
    );
    create index collection_products_products on collection_products (product_id);

    create table skus (
      id bigint generated always as identity primary key,
      channel_id text not null,
      product_id bigint not null,
      sku text not null check (sku <> ''),
      position integer not null default 0,
      options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
      price_jpy integer not null check (price_jpy between 0 and 100000000),
      list_price_jpy integer check (list_price_jpy > price_jpy),
      is_made_to_order boolean not null default false,
      -- Orders keep pointing at a SKU that is sold no more.
      is_active boolean not null default true,
      restock_note text check (restock_note <> ''),
      unique (channel_id, sku),
      unique (channel_id, id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade
    );
    create index skus_product on skus (product_id, position, id);
    create unique index skus_options on skus (product_id, options) where is_active;

    create table stocks (
      sku_id bigint primary key,
      channel_id text not null,
      quantity integer not null default 0 check (quantity >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      available integer generated always as (quantity - reserved) stored,
      check (reserved <= quantity),
      foreign key (channel_id, sku_id) references skus (channel_id, id) on delete cascade
    ) with (fillfactor = 70);
    create index stocks_available on stocks (sku_id) where quantity > reserved;

    select noren_watch('products', 'product_categories', 'product_tags', 'product_pictures', 'product_links',
      'collections', 'collection_products', 'skus');

    -- Pages say how many are left only when few are, so a sale from a full shelf changes nothing that is shown.
    create constraint trigger data_version after insert or delete on stocks
      deferrable initially deferred for each row execute function noren_data_changed();
    create constraint trigger data_version_few after update on stocks
      deferrable initially deferred for each row
      when (least(old.quantity - old.reserved, 100) <> least(new.quantity - new.reserved, 100)
        or old.channel_id <> new.channel_id)
      execute function noren_data_changed();
  `.execute(db);
}
