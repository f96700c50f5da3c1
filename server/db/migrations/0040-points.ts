import { type Kysely, sql } from 'kysely';

/**
 * The ledger of points, of a member in a channel. It is only added to: what is there is the sum of what came and has not
 * ended, less what was taken of it, so that points end by the clock, without anybody writing that they have. Points that
 * go name the entry that they came with; a use of several makes one movement of several rows. Whoever takes locks that
 * entry, here once more, so that no two takers, not even two people with psql, take the same points.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_entries (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      channel_id text not null references channels on delete cascade,
      movement uuid not null default gen_random_uuid(),
      at timestamptz not null default now(),
      reason text not null,
      points integer not null check (points between -1000000000 and 1000000000),
      -- Of points that came; null: they do not end.
      expires_at timestamptz check (expires_at > at),
      -- Of points that go: what they came with.
      lot_id bigint,
      note text not null default '' check (length(note) <= 100 and note !~ '[[:cntrl:]]'),
      unique (id, member_id, channel_id),
      constraint point_entries_of_lot foreign key (lot_id, member_id, channel_id)
        references point_entries (id, member_id, channel_id) on delete cascade,
      constraint point_entries_direction check (case when reason in ('earned', 'granted', 'returned')
        then points > 0 and lot_id is null
        else reason in ('used', 'withdrawn') and points < 0 and lot_id is not null and expires_at is null end)
    );
    create index point_entries_member on point_entries (member_id, channel_id, at desc);
    create index point_entries_channel on point_entries (channel_id);
    create index point_entries_lot on point_entries (lot_id) where lot_id is not null;

    create view point_lots as
      select id, member_id, channel_id, points, expires_at,
        points + coalesce((select sum(gone.points) from point_entries gone where gone.lot_id = lot.id), 0)::integer rest
      from point_entries lot where points > 0;

    create function noren_point_goes() returns trigger language plpgsql as $$
    declare
      lot point_entries;
    begin
      select * into lot from point_entries where id = new.lot_id for no key update;
      if lot.points < 0 or lot.expires_at <= new.at
        or new.points + (select rest from point_lots where id = new.lot_id) < 0 then
        raise exception 'these points are not there' using errcode = 'check_violation', constraint = 'point_entries_covered';
      end if;
      return new;
    end $$;
    create trigger point_goes before insert on point_entries
      for each row when (new.lot_id is not null) execute function noren_point_goes();

    create function noren_point_entry_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'point_entries is only added to: write an entry that makes up for it'
        using errcode = 'check_violation', constraint = 'point_entries_stay';
    end $$;
    create trigger point_entry_stays before update on point_entries
      for each row execute function noren_point_entry_stays();
    -- With its member or channel it goes: that comes from within a trigger.
    create trigger point_entry_goes_with_its_member before delete on point_entries
      for each row when (pg_trigger_depth() = 0) execute function noren_point_entry_stays();
  `.execute(db);
}
