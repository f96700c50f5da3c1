import { type Kysely, sql } from 'kysely';

/** What products are sorted by: categories, makers, brands, tags; and the rates that they are taxed at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      subject text not null default 'products' check (subject in ('products', 'inquiries')),
      key text not null check (key <> '' and position(',' in key) = 0),
      -- The parent stands one level higher, so that a loop cannot be stored.
      level smallint not null check (level between 1 and 3),
      parent_id bigint,
      parent_level smallint generated always as (level - 1) stored,
      name text not null check (name <> ''),
      description text not null default '',
      picture_id bigint,
      position integer not null default 0,
      unique (channel_id, key),
      unique (channel_id, id),
      unique (channel_id, subject, id, level),
      check ((parent_id is null) = (level = 1)),
      foreign key (channel_id, subject, parent_id, parent_level) references categories (channel_id, subject, id, level),
      foreign key (channel_id, picture_id) references pictures (channel_id, id)
    );
    create index categories_children on categories (parent_id);

    create table makers (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> '' and position(',' in key) = 0),
      name text not null check (name <> ''),
      kana text not null default '',
      place text not null default '',
      story text not null default '',
      picture_id bigint,
      position integer not null default 0,
      unique (channel_id, key),
      unique (channel_id, id),
      foreign key (channel_id, picture_id) references pictures (channel_id, id)
    );

    create table brands (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> '' and position(',' in key) = 0),
      name text not null check (name <> ''),
      kana text not null default '',
      position integer not null default 0,
      unique (channel_id, key),
      unique (channel_id, id)
    );

    create table tags (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> '' and position(',' in key) = 0),
      name text not null check (name <> ''),
      position integer not null default 0,
      unique (channel_id, key),
      unique (channel_id, id)
    );

    create table size_tables (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      columns text[] not null check (cardinality(columns) > 0),
      rows jsonb not null check (jsonb_typeof(rows) = 'array'),
      unit text not null default 'cm',
      how_to_measure text not null default '',
      unique (channel_id, key),
      unique (channel_id, id)
    );

    create table tax_rates (
      channel_id text not null references channels on delete cascade,
      tax_class text not null check (tax_class in ('standard', 'reduced')),
      valid_from date not null,
      percent smallint not null check (percent in (8, 10)),
      primary key (channel_id, tax_class, valid_from)
    );

    select noren_watch('categories', 'makers', 'brands', 'tags', 'size_tables', 'tax_rates');
  `.execute(db);
}
