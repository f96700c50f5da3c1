import { type Kysely, sql } from 'kysely';

/** How a shop delivers and is paid, and what it does to gifts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Ambient goods that may travel in a chilled parcel share it.
    alter table products add column can_travel_chilled boolean not null default false;

    create table delivery_rules (
      channel_id text primary key references channels on delete cascade,
      carriage_jpy integer not null check (carriage_jpy >= 0),
      chilled_fee_jpy integer not null default 0 check (chilled_fee_jpy >= 0),
      frozen_fee_jpy integer not null default 0 check (frozen_fee_jpy >= 0),
      -- From this sum of goods for one address, carriage is the shop's; the fees for cooling are not.
      free_from_jpy integer check (free_from_jpy > 0),
      -- Days on the road to where the prefectures below say nothing else.
      transit_days smallint not null default 1 check (transit_days between 0 and 30),
      -- Orders after this hour (Japan) count as the next day's.
      cutoff_hour smallint not null default 12 check (cutoff_hour between 0 and 24),
      choosable_days smallint not null default 30 check (choosable_days between 1 and 90)
    );

    create table delivery_prefectures (
      channel_id text not null references delivery_rules on delete cascade,
      prefecture text not null check (prefecture <> ''),
      carriage_jpy integer check (carriage_jpy >= 0),
      transit_days smallint check (transit_days between 0 and 30),
      -- To where no part of the day can be promised.
      has_timezones boolean not null default true,
      primary key (channel_id, prefecture)
    );

    create table delivery_remote_postal_codes (
      channel_id text not null references delivery_rules on delete cascade,
      -- The beginning of a postal code: an island, most often.
      prefix text not null check (prefix ~ '^[0-9]{2,7}$'),
      carriage_jpy integer check (carriage_jpy >= 0),
      transit_days smallint check (transit_days between 0 and 30),
      has_timezones boolean not null default false,
      primary key (channel_id, prefix)
    );

    create table payment_methods (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      code text not null check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
      kind text not null check (kind in ('card', 'konbini', 'bank', 'cod')),
      name text not null check (name <> ''),
      description text not null default '',
      -- Shown after the order: what to do by when. {number}, {total} and {pay_by} are filled in.
      instruction text not null default '',
      fee_jpy integer not null default 0 check (fee_jpy >= 0),
      min_total_jpy integer not null default 0 check (min_total_jpy >= 0),
      max_total_jpy integer check (max_total_jpy > 0),
      pay_within_days smallint check (pay_within_days between 1 and 90),
      takes_frozen boolean not null default true,
      -- Also where the goods go to somebody else than the orderer.
      takes_gifts boolean not null default true,
      service_code text check (service_code <> ''),
      position integer not null default 0,
      is_active boolean not null default true,
      check ((kind = 'card') = (service_code is not null)),
      check ((kind in ('konbini', 'bank')) = (pay_within_days is not null)),
      unique (channel_id, code),
      unique (channel_id, id)
    );

    create table services (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
      kind text not null check (kind in ('noshi', 'wrapping', 'bag', 'card', 'embroidery', 'alteration')),
      name text not null check (name <> ''),
      price_jpy integer not null check (price_jpy >= 0),
      description text not null default '',
      position integer not null default 0,
      is_active boolean not null default true,
      unique (channel_id, key),
      unique (channel_id, id)
    );

    create table product_services (
      channel_id text not null,
      product_id bigint not null,
      service_id bigint not null,
      primary key (product_id, service_id),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      foreign key (channel_id, service_id) references services (channel_id, id) on delete cascade
    );

    select noren_watch('delivery_rules', 'delivery_prefectures', 'delivery_remote_postal_codes', 'payment_methods',
      'services', 'product_services');
  `.execute(db);
}
