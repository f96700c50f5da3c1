/** A guest is known by a random name that their browser keeps, of which the hash stands at what is theirs. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import { hashSecret, newSecret } from '../accounts/accounts.service';
import { isKnownVisitor } from './visitors.repository';

/** The name that the guest goes on with: one that nothing is known by may be one that somebody else has chosen. */
export const goodVisitorToken = async (
  db: Kysely<Database>,
  { channel, now }: Pick<RequestContext, 'channel' | 'now'>,
  token: string | null,
): Promise<string> =>
  token !== null && (await isKnownVisitor(db, channel.id, hashSecret(token), now)) ? token : newSecret();
