/** Whose account a provider's name for somebody opens. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import type { ProviderLink } from './accounts.types';

export const findLinked = async (
  db: Kysely<Database>,
  { issuer, subject }: ProviderLink,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('member_providers')
      .select('member_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.member_id;

/** One that is linked stays whose it is. */
export const insertLinked = (
  trx: Transaction<Database>,
  memberId: number,
  { issuer, subject }: ProviderLink,
  now: Date,
) =>
  trx
    .insertInto('member_providers')
    .values({ issuer, subject, member_id: memberId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** All of a member's. */
export const deleteLinkedOf = (trx: Transaction<Database>, memberId: number) =>
  trx.deleteFrom('member_providers').where('member_id', '=', memberId).execute();
