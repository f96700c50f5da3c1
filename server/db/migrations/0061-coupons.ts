import { type Kysely, sql } from 'kysely';

/**
 * Coupons of a shop, who has taken which, and which order has used one. A use is there while its order waits or stands,
 * so what is left of a coupon is counted and never written. `cart_entries`, which nothing has ever filled, stays for
 * processes of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
      name text not null check (name ~ '^[^[:cntrl:]]{1,40}$'),
      description text not null default '' check (length(description) <= 200 and description !~ '[[:cntrl:]]'),
      kind text not null check (kind in ('rate', 'amount', 'free_carriage')),
      -- Of a rate: of the goods that it is for, and at most so much.
      percent smallint check (percent between 1 and 100),
      most_jpy integer check (most_jpy > 0),
      amount_jpy integer check (amount_jpy > 0),
      -- What it is for; null: all goods.
      category_id bigint,
      product_id bigint,
      -- Of the goods that it is for.
      least_jpy integer not null default 0 check (least_jpy >= 0),
      is_members_only boolean not null default false,
      -- Not together with others.
      is_alone boolean not null default false,
      -- Shown on /coupon, to be taken; else whoever has the code may use it.
      is_listed boolean not null default false,
      is_active boolean not null default true,
      starts_at timestamptz not null default now(),
      ends_at timestamptz check (ends_at > starts_at),
      most_in_all integer check (most_in_all > 0),
      most_per_person integer check (most_per_person > 0),
      position integer not null default 0,
      unique (channel_id, code),
      unique (channel_id, id),
      check (case kind when 'rate' then percent is not null and amount_jpy is null
        when 'amount' then amount_jpy is not null and percent is null and most_jpy is null
        else percent is null and amount_jpy is null and most_jpy is null end),
      check (category_id is null or product_id is null),
      foreign key (channel_id, category_id) references categories (channel_id, id) on delete cascade,
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade
    );
    -- Pages with the list are kept as long as it stays.
    select noren_watch('coupons');
    create index coupons_category on coupons (channel_id, category_id) where category_id is not null;
    create index coupons_product on coupons (channel_id, product_id) where product_id is not null;

    create table coupon_takes (
      coupon_id bigint not null references coupons on delete cascade,
      member_id bigint not null references members on delete cascade,
      taken_at timestamptz not null default now(),
      primary key (member_id, coupon_id)
    );
    create index coupon_takes_coupon on coupon_takes (coupon_id);

    -- A person is a member, or the mailbox of a guest; kept as a hash, since nobody has to read it.
    create function noren_mailbox(email text) returns bytea language sql immutable parallel safe as $$
      select sha256(convert_to(lower(email), 'UTF8'))
    $$;
    create table coupon_uses (
      coupon_id bigint not null references coupons on delete cascade,
      order_id bigint not null references orders on delete cascade,
      member_id bigint references members on delete set null,
      mailbox bytea not null,
      used_at timestamptz not null,
      primary key (order_id, coupon_id)
    );
    create index coupon_uses_coupon on coupon_uses (coupon_id);
    create index coupon_uses_member on coupon_uses (member_id, coupon_id) where member_id is not null;
    create index coupon_uses_mailbox on coupon_uses (mailbox, coupon_id);

    create table cart_coupons (
      id bigint generated always as identity primary key,
      cart_id bigint not null references carts on delete cascade,
      coupon_id bigint not null references coupons on delete cascade,
      unique (cart_id, coupon_id)
    );
    create index cart_coupons_coupon on cart_coupons (coupon_id);
    alter table carts add column points integer not null default 0 check (points between 0 and 1000000000);

    alter table orders
      -- Of the ledger's entries that its points were taken with; null: none, or they are given back.
      add column points_movement uuid,
      -- That come when it is delivered, and for how many days.
      add column earns_points integer not null default 0 check (earns_points >= 0),
      add column earns_for_days integer not null default 0 check (earns_for_days >= 0);
    create index point_entries_movement on point_entries (movement);

    -- An order of nothing is not paid for.
    alter table payments drop constraint payments_kind_check,
      add constraint payments_kind_check check (kind in ('card', 'konbini', 'bank', 'cod', 'none')),
      add constraint payments_none_amount check (kind <> 'none' or amount_jpy = 0);
  `.execute(db);
}
