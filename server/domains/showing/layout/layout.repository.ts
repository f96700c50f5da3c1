import { type Kysely, sql } from 'kysely';
import { layoutLimits } from '../../../../schemas/layout/document';
import type { Database } from '../../../db/schema';
import type { LayoutAddress } from './layout.types';

interface StoredLayout {
  /** '' where the page's instance has none of its own. */
  readonly instance: string;
  /** Null: what is stored is larger than any document may be, and is left where it is. */
  readonly document: string | null;
  /** Whether it is what the last good one is, whichever node has kept that. */
  readonly isLastGood: boolean;
}

/** That of the instance, or else the one that is good for all of them. */
export const findLayout = async (
  db: Kysely<Database>,
  channelId: string,
  { kind, page, instance }: LayoutAddress,
): Promise<StoredLayout | undefined> => {
  const { rows } = await sql<StoredLayout>`
    select instance, case when octet_length(l.document) <= ${layoutLimits.bytes} then l.document end document,
      coalesce(good.document = l.document, false) "isLastGood"
    from layouts l left join layout_last_good good using (channel_id, kind, page, instance)
    where channel_id = ${channelId} and kind = ${kind} and page = ${page} and instance in (${instance}, '')
    order by instance desc limit 1
  `.execute(db);
  return rows[0];
};

export const findLastGood = (db: Kysely<Database>, channelId: string, { kind, page, instance }: LayoutAddress) =>
  db
    .selectFrom('layout_last_good')
    .select(['instance', 'document'])
    .where('channel_id', '=', channelId)
    .where('kind', '=', kind)
    .where('page', '=', page)
    .where('instance', 'in', [instance, ''])
    .orderBy('instance', 'desc')
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
