import { type Kysely, sql } from 'kysely';

/**
 * A number for each channel that every commit raises which changes what a page can show. Caches hang on it.
 *
 * - Deferred: raised when the transaction commits, once for each channel, so that its row is locked for a moment only.
 * - In buckets by connection: orders that commit at the same time do not wait for one another. The version is the sum.
 * - No foreign key to channels: deleting a channel is a change too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_versions (
      channel_id text not null,
      bucket smallint not null check (bucket between 0 and 31),
      version bigint not null check (version > 0),
      primary key (channel_id, bucket)
    ) with (fillfactor = 50);

    create function noren_raise_data_version(channel text) returns void language plpgsql as $$
    declare
      raised text := coalesce(current_setting('noren.raised_channels', true), '');
    begin
      if position(' ' || channel || ' ' in raised) > 0 then
        return;
      end if;
      perform set_config('noren.raised_channels', raised || ' ' || channel || ' ', true);
      insert into data_versions as current values (channel, pg_backend_pid() % 32, 1)
        on conflict (channel_id, bucket) do update set version = current.version + 1;
      perform pg_notify('noren_data', channel);
    end $$;

    create function noren_data_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform noren_raise_data_version(old.channel_id);
      end if;
      if tg_op <> 'DELETE' then
        perform noren_raise_data_version(new.channel_id);
      end if;
      return null;
    end $$;

    create function noren_channel_changed() returns trigger language plpgsql as $$
    begin
      perform noren_raise_data_version(case when tg_op = 'DELETE' then old.id else new.id end);
      return null;
    end $$;

    create constraint trigger data_version after insert or update or delete on channels
      deferrable initially deferred for each row execute function noren_channel_changed();

    create function noren_watch(variadic tables text[]) returns void language plpgsql as $$
    declare
      name text;
    begin
      foreach name in array tables loop
        execute format(
          'create constraint trigger data_version after insert or update or delete on %I
             deferrable initially deferred for each row execute function noren_data_changed()', name);
      end loop;
    end $$;

    select noren_watch('settings', 'color_schemes', 'pictures');
  `.execute(db);
}
