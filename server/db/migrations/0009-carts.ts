import { type Kysely, sql } from 'kysely';

/**
 * Carts: shippings (where to) → packings (parcels) → lines (SKUs). Amounts are not stored: they are computed from the
 * prices of the moment. Whoever changes a cart locks its row first, so that changes of one cart wait for one another.
 * Carts do not raise the data version: no page for everyone shows one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carts (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      -- SHA-256 of the token: who reads the table cannot open a cart.
      token_hash bytea not null unique check (length(token_hash) = 32),
      status text not null default 'open' check (status in ('open', 'ordered')),
      orderer jsonb check (jsonb_typeof(orderer) = 'object'),
      payment_method_id bigint,
      -- Token, last digits, expiry and name of a card; never its number.
      card jsonb check (jsonb_typeof(card) = 'object'),
      has_lost_product boolean not null default false,
      next_key integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      expires_at timestamptz not null,
      unique (channel_id, id),
      foreign key (channel_id, payment_method_id) references payment_methods (channel_id, id)
    );
    create index carts_expires on carts (expires_at);

    create table cart_shippings (
      id bigint generated always as identity primary key,
      cart_id bigint not null references carts on delete cascade,
      key text not null check (key ~ '^[a-z0-9]{1,24}$'),
      position integer not null default 0,
      -- Null: to the orderer.
      address jsonb check (jsonb_typeof(address) = 'object'),
      -- "To somebody else" is chosen, the address is not typed yet.
      is_address_awaited boolean not null default false,
      check (address is null or not is_address_awaited),
      unique (cart_id, key),
      unique (cart_id, id)
    );

    create table cart_packings (
      id bigint generated always as identity primary key,
      cart_id bigint not null,
      shipping_id bigint not null,
      key text not null check (key ~ '^[a-z0-9]{1,24}$'),
      temperature text not null check (temperature in ('常温', '冷蔵', '冷凍')),
      delivery_on date,
      timezone text not null default 'none' check (timezone in ('none', 'am', '14-16', '16-18', '18-20', '19-21')),
      is_chosen boolean not null default false,
      unique (cart_id, key),
      unique (cart_id, id),
      unique (shipping_id, temperature),
      foreign key (cart_id, shipping_id) references cart_shippings (cart_id, id) on delete cascade
    );

    create table cart_lines (
      id bigint generated always as identity primary key,
      cart_id bigint not null references carts on delete cascade,
      channel_id text not null,
      key text not null check (key ~ '^[a-z0-9]{1,24}$'),
      position integer not null default 0,
      packing_id bigint not null,
      sku_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      -- The price that the shopper has seen last: another one is said before it is paid.
      seen_price_jpy integer not null check (seen_price_jpy >= 0),
      unique (cart_id, key),
      unique (cart_id, id),
      foreign key (channel_id, cart_id) references carts (channel_id, id) on delete cascade,
      foreign key (cart_id, packing_id) references cart_packings (cart_id, id) on delete cascade,
      foreign key (channel_id, sku_id) references skus (channel_id, id) on delete cascade
    );
    create index cart_lines_sku on cart_lines (sku_id);

    -- Noshi, wrapping, cards, embroidery: of one line, or of the parcel.
    create table cart_accessories (
      id bigint generated always as identity primary key,
      cart_id bigint not null references carts on delete cascade,
      channel_id text not null,
      key text not null check (key ~ '^[a-z0-9]{1,24}$'),
      line_id bigint,
      packing_id bigint,
      service_id bigint not null,
      quantity integer not null default 1 check (quantity between 1 and 9999),
      details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
      check ((line_id is null) <> (packing_id is null)),
      unique (cart_id, key),
      foreign key (cart_id, line_id) references cart_lines (cart_id, id) on delete cascade,
      foreign key (cart_id, packing_id) references cart_packings (cart_id, id) on delete cascade,
      foreign key (channel_id, service_id) references services (channel_id, id)
    );

    -- What lowers the sum: coupons by code, points by amount.
    create table cart_entries (
      id bigint generated always as identity primary key,
      cart_id bigint not null references carts on delete cascade,
      kind text not null check (kind in ('coupon', 'points')),
      code text not null default '',
      amount_jpy integer not null check (amount_jpy > 0),
      unique (cart_id, kind, code)
    );

    -- Answers of creating calls, to be repeated for the same key; deleted after a day.
    create table idempotency_keys (
      channel_id text not null references channels on delete cascade,
      key text not null check (length(key) between 8 and 64),
      call text not null,
      request_hash bytea not null,
      status smallint not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (channel_id, call, key)
    );
    create index idempotency_keys_created on idempotency_keys (created_at);
  `.execute(db);
}
