import { type Kysely, sql } from 'kysely';

/**
 * Orders and their payments. An order is a copy of what was bought, so that it says the same for ever; links to SKU and
 * cart are for the shop's own use.
 *
 * Stock: an order that waits for its payment holds rows in stock_reservations, which sum up to stocks.reserved. What
 * confirms or releases it deletes them in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      -- 128 random bits: address of the screen after the order.
      public_id text not null unique check (length(public_id) >= 22),
      order_no text not null check (order_no ~ '^[0-9]{6}-[0-9]{6}$'),
      -- 128 random bits: a guest's key to receipt and billing.
      guest_token text not null unique check (length(guest_token) >= 22),
      cart_id bigint references carts on delete set null,
      status text not null check (status in
        ('payment_pending', 'ordered', 'preparing', 'shipped', 'delivered', 'cancelled', 'payment_failed')),
      orderer jsonb not null check (jsonb_typeof(orderer) = 'object'),
      total_products_jpy integer not null check (total_products_jpy >= 0),
      total_accessories_jpy integer not null check (total_accessories_jpy >= 0),
      total_carriage_jpy integer not null check (total_carriage_jpy >= 0),
      total_fee_jpy integer not null check (total_fee_jpy >= 0),
      total_discount_jpy integer not null check (total_discount_jpy >= 0),
      total_points_jpy integer not null check (total_points_jpy >= 0),
      total_payment_jpy integer not null check (total_payment_jpy >= 0),
      total_tax_jpy integer not null check (total_tax_jpy between 0 and total_payment_jpy),
      created_at timestamptz not null,
      ordered_at timestamptz,
      check (total_payment_jpy = total_products_jpy + total_accessories_jpy + total_carriage_jpy + total_fee_jpy
        - total_discount_jpy - total_points_jpy),
      check ((status in ('payment_pending', 'payment_failed')) = (ordered_at is null)),
      unique (channel_id, order_no),
      unique (channel_id, id)
    );
    -- One order a cart; a failed payment lets it try again.
    create unique index orders_cart on orders (cart_id) where status <> 'payment_failed';
    create index orders_pending on orders (created_at) where status = 'payment_pending';
    create index orders_newest on orders (channel_id, created_at desc);

    create table order_taxes (
      order_id bigint not null references orders on delete cascade,
      percent smallint not null check (percent in (8, 10)),
      amount_jpy integer not null check (amount_jpy >= 0),
      tax_jpy integer not null check (tax_jpy between 0 and amount_jpy),
      primary key (order_id, percent)
    );

    create table order_shippings (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      key text not null,
      position integer not null default 0,
      address jsonb not null check (jsonb_typeof(address) = 'object'),
      is_orderer boolean not null,
      carriage_jpy integer not null check (carriage_jpy >= 0),
      unique (order_id, key),
      unique (order_id, id)
    );

    create table order_packings (
      id bigint generated always as identity primary key,
      order_id bigint not null,
      shipping_id bigint not null,
      key text not null,
      temperature text not null check (temperature in ('常温', '冷蔵', '冷凍')),
      delivery_on date,
      timezone text not null,
      carriage_jpy integer not null check (carriage_jpy >= 0),
      unique (order_id, key),
      unique (order_id, id),
      foreign key (order_id, shipping_id) references order_shippings (order_id, id) on delete cascade
    );

    create table order_lines (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      key text not null,
      position integer not null default 0,
      packing_id bigint not null,
      sku_id bigint references skus on delete set null,
      -- The product as the cart showed it (CartLine.product_info).
      product_info jsonb not null check (jsonb_typeof(product_info) = 'object'),
      unit_price_jpy integer not null check (unit_price_jpy >= 0),
      quantity integer not null check (quantity > 0),
      subtotal_jpy integer not null,
      tax_percent smallint not null check (tax_percent in (8, 10)),
      tax_jpy integer not null check (tax_jpy >= 0),
      check (subtotal_jpy = unit_price_jpy * quantity),
      unique (order_id, key),
      foreign key (order_id, packing_id) references order_packings (order_id, id) on delete cascade
    );
    create index order_lines_sku on order_lines (sku_id);

    -- Accessories raise the sum, coupons and points lower it; amounts are positive.
    create table order_entries (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      kind text not null check (kind in ('accessory', 'coupon', 'points')),
      line_key text,
      name text not null,
      code text not null default '',
      quantity integer not null default 1 check (quantity > 0),
      amount_jpy integer not null check (amount_jpy >= 0),
      tax_percent smallint check (tax_percent in (8, 10)),
      details jsonb not null default '{}'
    );
    create index order_entries_order on order_entries (order_id);

    create table order_events (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      at timestamptz not null,
      from_status text,
      to_status text not null,
      reason text not null default ''
    );
    create index order_events_order on order_events (order_id, id);

    create table payments (
      id bigint generated always as identity primary key,
      order_id bigint not null unique references orders on delete cascade,
      method_id bigint references payment_methods on delete set null,
      kind text not null check (kind in ('card', 'konbini', 'bank', 'cod')),
      name text not null,
      service_code text,
      status text not null check (status in
        ('pending', 'challenge', 'authorised', 'awaiting', 'paid', 'failed', 'voided')),
      amount_jpy integer not null check (amount_jpy >= 0),
      -- Token and last digits of a card.
      card jsonb check (jsonb_typeof(card) = 'object'),
      service_payment_id text,
      challenge_url text,
      pay_number text,
      pay_by date,
      error_code text,
      -- Until then one process is asking the payment service; later, whoever comes may.
      asked_until timestamptz,
      updated_at timestamptz not null
    );

    create table stock_reservations (
      order_id bigint not null references orders on delete cascade,
      sku_id bigint not null references stocks (sku_id),
      quantity integer not null check (quantity > 0),
      primary key (order_id, sku_id)
    );
    create index stock_reservations_sku on stock_reservations (sku_id);

    create table ecommerce_events (
      id text primary key check (length(id) >= 22),
      channel_id text not null references channels on delete cascade,
      name text not null check (name <> ''),
      order_id bigint unique references orders on delete cascade,
      event jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index ecommerce_events_expires on ecommerce_events (expires_at);
  `.execute(db);
}
