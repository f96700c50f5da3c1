import { type Kysely, sql } from 'kysely';

/** What a shop arranges and tells: layouts, texts, news, banners, and the days on which it works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table layouts (
      channel_id text not null references channels on delete cascade,
      kind text not null check (kind in ('page', 'frame')),
      page text not null check (page <> ''),
      instance text not null default '',
      -- Any text: what cannot be read is the engine's to handle, and an editor's to mend.
      document text not null,
      -- The theme's base that the arrangement was made on, for the merge when the theme changes.
      base_snapshot text,
      revision integer not null default 1 check (revision > 0),
      published_at timestamptz not null default now(),
      primary key (channel_id, kind, page, instance)
    );

    create table messages (
      channel_id text not null references channels on delete cascade,
      code text not null check (code <> ''),
      title text not null,
      body_html text not null,
      updated_at timestamptz not null default now(),
      primary key (channel_id, code)
    );

    create table free_areas (
      channel_id text not null references channels on delete cascade,
      code text not null check (code <> ''),
      title text not null,
      body_html text not null,
      updated_at timestamptz not null default now(),
      primary key (channel_id, code)
    );

    create table static_pages (
      channel_id text not null references channels on delete cascade,
      url text not null check (url ~ '^/[^?#]*[^/?#]$'),
      title text not null,
      body_html text not null,
      updated_at timestamptz not null default now(),
      primary key (channel_id, url)
    );

    create table news (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      title text not null,
      body_html text not null,
      is_published boolean not null default true,
      published_at timestamptz not null,
      unique (channel_id, key)
    );
    create index news_newest on news (channel_id, published_at desc, id desc) where is_published;

    create table banners (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      area text not null check (area <> '' and position(',' in area) = 0),
      position integer not null default 0,
      is_show boolean not null default true,
      title text not null,
      lead text not null default '',
      vertical text not null default '',
      url text not null check (url ~ '^(/([^/\\\\]|$)|https://)'),
      picture_id bigint not null,
      picture_portrait_id bigint,
      shown_from timestamptz,
      shown_until timestamptz check (shown_until > shown_from),
      unique (channel_id, key),
      foreign key (channel_id, picture_id) references pictures (channel_id, id),
      foreign key (channel_id, picture_portrait_id) references pictures (channel_id, id)
    );
    create index banners_by_area on banners (channel_id, area, position);

    create table business_weekdays (
      channel_id text not null references channels on delete cascade,
      -- 0 is Sunday.
      weekday smallint not null check (weekday between 0 and 6),
      is_business_day boolean not null,
      primary key (channel_id, weekday)
    );

    create table business_exceptions (
      channel_id text not null references channels on delete cascade,
      date date not null,
      is_business_day boolean not null,
      note text check (note <> ''),
      primary key (channel_id, date)
    );

    select noren_watch('layouts', 'messages', 'free_areas', 'static_pages', 'news', 'banners', 'business_weekdays',
      'business_exceptions');
  `.execute(db);
}
