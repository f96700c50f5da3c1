import { type Kysely, sql } from 'kysely';
import { layoutLimits } from '../../../../schemas/layout/document';
import type { Database } from '../../../db/schema';
import type { LayoutAddress } from './layout.types';

/** `document` null: what is stored is larger than any document may be, and is left where it is. */
export const findLayout = (db: Kysely<Database>, channelId: string, { kind, page, instance }: LayoutAddress) =>
  db
    .selectFrom('layouts')
    .select(
      sql<string | null>`case when octet_length(document) <= ${layoutLimits.bytes} then document end`.as('document'),
    )
    .where('channel_id', '=', channelId)
    .where('kind', '=', kind)
    .where('page', '=', page)
    .where('instance', '=', instance)
    .executeTakeFirst();

export const findLastGood = (db: Kysely<Database>, channelId: string, { kind, page, instance }: LayoutAddress) =>
  db
    .selectFrom('layout_last_good')
    .select('document')
    .where('channel_id', '=', channelId)
    .where('kind', '=', kind)
    .where('page', '=', page)
    .where('instance', '=', instance)
    .executeTakeFirst();

/**
 * Keeps the document as the last good one of its address, if it is still what is published there. The lock keeps a node
 * that read an older document from writing it over a newer one; where somebody is writing just now, nobody waits.
 *
 * @returns whether it is kept
 */
export async function keepLastGood(
  db: Kysely<Database>,
  channelId: string,
  { kind, page, instance }: LayoutAddress,
  document: string,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with published as (
      select channel_id, kind, page, instance, document from layouts
      where channel_id = ${channelId} and kind = ${kind} and page = ${page} and instance = ${instance}
        and document = ${document}
      for share skip locked
    ), kept as (
      insert into layout_last_good select * from published
      on conflict (channel_id, kind, page, instance) do update set document = excluded.document
        where layout_last_good.document <> excluded.document
    )
    select count(*)::int as count from published
  `.execute(db);
  return (rows[0]?.count ?? 0) > 0;
}
