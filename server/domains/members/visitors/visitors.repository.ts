import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';

/** Something in the shop is theirs, and has not expired. */
export const isKnownVisitor = async (
  db: Kysely<Database>,
  channelId: string,
  visitorHash: Buffer,
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    select from product_views where visitor_hash = ${visitorHash} and channel_id = ${channelId} and expires_at > ${now}
    union all
    select from uploads where visitor_hash = ${visitorHash} and channel_id = ${channelId} and expires_at > ${now}
    limit 1
  `.execute(db);
  return rows.length > 0;
};
