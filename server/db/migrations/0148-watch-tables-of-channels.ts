import { type Kysely, sql } from 'kysely';

/** A table can be watched where its rows say whose they are: of another one every write would fail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function noren_watch(variadic tables text[]) returns void language plpgsql as $$
    declare
      name text;
    begin
      foreach name in array tables loop
        if not exists (
          select from pg_attribute where attrelid = name::regclass and attname = 'channel_id' and not attisdropped
        ) then
          raise exception 'noren_watch: % has no channel_id, which says whose pages its changes are seen on', name;
        end if;
        execute format(
          'create constraint trigger data_version after insert or update or delete on %I
             deferrable initially deferred for each row execute function noren_data_changed()', name);
      end loop;
    end $$;
  `.execute(db);
}
