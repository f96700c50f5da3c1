import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';

/** The version of each channel: the sum of its buckets, which only grows. */
export async function readVersions(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('data_versions')
    .select(['channel_id', sql<string>`sum(version)::text`.as('version')])
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map(({ channel_id, version }) => [channel_id, version]));
}
