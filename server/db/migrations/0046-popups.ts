import { type Kysely, sql } from 'kysely';

/** What a shop tells its members when they come. No page shows it: their browsers ask for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table popups (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      position integer not null default 0,
      is_show boolean not null default true,
      title text not null check (btrim(title) <> '' and length(title) <= 60),
      body_html text not null default '' check (noren_is_readable_html(body_html)),
      url text check (url ~ '^(/([^/\\\\]|$)|https://)'),
      url_label text check (btrim(url_label) <> '' and length(url_label) <= 60),
      shown_from timestamptz,
      shown_until timestamptz check (shown_until > shown_from),
      unique (channel_id, key),
      check ((url is null) = (url_label is null))
    );
  `.execute(db);
}
