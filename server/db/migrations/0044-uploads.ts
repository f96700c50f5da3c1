import { type Kysely, sql } from 'kysely';

/**
 * Files that visitors have uploaded. A guest's is found by the hash of the random name that their browser keeps. What
 * refers to a file takes away its end, in the transaction that begins to refer to it.
 *
 * The files themselves stand elsewhere, where no transaction reaches. So that none is left there, a key is written to
 * `unwanted_files` before its file is written, and taken from there with the row that wants it; and whatever deletes the
 * row, be it the end of an account or of a channel, puts the key back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id bigint generated always as identity primary key,
      key text not null unique check (key ~ '^[A-Za-z0-9_-]{32}$'),
      channel_id text not null references channels on delete cascade,
      member_id bigint references members on delete cascade,
      visitor_hash bytea check (length(visitor_hash) = 32),
      dir text not null check (length(dir) <= 100),
      name text not null check (length(name) between 1 and 200),
      media_type text not null,
      bytes integer not null check (bytes > 0),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      at timestamptz not null,
      -- Null: something refers to it.
      expires_at timestamptz,
      check ((member_id is null) = (visitor_hash is not null))
    );
    create index uploads_channel on uploads (channel_id);
    create index uploads_member on uploads (member_id, channel_id) where member_id is not null;
    create index uploads_visitor on uploads (visitor_hash, channel_id) where visitor_hash is not null;
    create index uploads_expires on uploads (expires_at) where expires_at is not null;

    create table unwanted_files (
      key text primary key,
      -- While it is being written, nobody deletes it.
      since timestamptz not null
    );
    create index unwanted_files_since on unwanted_files (since);

    create function noren_upload_goes() returns trigger language plpgsql as $$
    begin
      insert into unwanted_files (key, since) values (old.key, '-infinity') on conflict do nothing;
      return null;
    end $$;
    create trigger upload_goes after delete on uploads for each row execute function noren_upload_goes();
  `.execute(db);
}
