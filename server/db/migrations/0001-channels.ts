import { type Kysely, sql } from 'kysely';

/** Shops, what they set, and their pictures. Every other table belongs to a channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table channels (
      id text primary key check (id ~ '^[a-z][a-z0-9-]{0,62}$'),
      position integer not null default 0,
      name text not null check (name <> ''),
      host text unique check (host <> '' and host = lower(host)),
      prefix text not null default '' check (prefix = '' or prefix ~ '^/[a-z0-9][a-z0-9-]*$'),
      theme text not null check (theme ~ '^[a-z][a-z0-9-]*$'),
      is_maintenance boolean not null default false,
      maintenance_title text not null default '',
      maintenance_message text not null default '',
      maintenance_gtm_id text not null default '',
      is_member_only boolean not null default false,
      is_member_used boolean not null default true,
      keycode text check (keycode <> ''),
      created_at timestamptz not null default now()
    );
    create unique index channels_prefix on channels (prefix) where prefix <> '';

    create table settings (
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      value jsonb not null,
      primary key (channel_id, key)
    );

    create table color_schemes (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      key text not null check (key <> ''),
      name text not null,
      is_selected boolean not null default false,
      loading_spinner text not null default '0011',
      loading_size integer not null default 20 check (loading_size between 1 and 400),
      loading_color text not null check (loading_color ~ '^#[0-9A-Fa-f]{6}$'),
      cursor_size integer not null default 10 check (cursor_size between 1 and 400),
      cursor_color text not null check (cursor_color ~ '^#[0-9A-Fa-f]{6}$'),
      animation_duration_ms integer not null default 200 check (animation_duration_ms between 0 and 10000),
      animation_easing text not null default 'ease-out',
      roles jsonb not null default '{}' check (jsonb_typeof(roles) = 'object'),
      unique (channel_id, key)
    );
    create unique index color_schemes_selected on color_schemes (channel_id) where is_selected;

    create table pictures (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      name text not null check (name ~ '^[a-z0-9][a-z0-9_-]{0,99}$'),
      -- Where the master stands, relative to the folder of masters.
      file text not null check (file ~ '^[a-z0-9][a-z0-9_/-]*[.](webp|png|jpg|jpeg|avif)$'),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      width integer not null check (width between 1 and 20000),
      height integer not null check (height between 1 and 20000),
      color text not null check (color ~ '^[0-9a-f]{6}$'),
      alt text not null default '',
      unique (channel_id, name),
      unique (channel_id, id)
    );
  `.execute(db);
}
