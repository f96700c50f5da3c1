/** A guest is known by a random name that their browser keeps, of which the hash stands at what is theirs. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import { hashSecret, newSecret } from '../accounts/accounts.service';

type Context = Pick<RequestContext, 'channel' | 'now'>;

const isKnown = async (db: Kysely<Database>, { channel, now }: Context, visitorHash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select from product_views where visitor_hash = ${visitorHash} and channel_id = ${channel.id} and expires_at > ${now}
    union all
    select from uploads where visitor_hash = ${visitorHash} and channel_id = ${channel.id} and expires_at > ${now}
    limit 1
  `.execute(db);
  return rows.length > 0;
};

/** The name that the guest goes on with: one that nothing is known by may be one that somebody else has chosen. */
export const goodVisitorToken = async (
  db: Kysely<Database>,
  context: Context,
  token: string | null,
): Promise<string> => (token !== null && (await isKnown(db, context, hashSecret(token))) ? token : newSecret());
