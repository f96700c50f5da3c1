/** Whose account a provider's name for somebody opens. */
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** `own`: the member had linked it before. `taken`: it opens another member's account, and goes on doing so. */
export type LinkOutcome = 'new' | 'own' | 'taken';

/** One that is linked stays whose it is; the row itself says whose, also where two link it at once. */
export const insertLinked = async (
  trx: Transaction<Database>,
  memberId: number,
  { issuer, subject }: ProviderLink,
  now: Date,
): Promise<LinkOutcome> => {
  const link = await trx
    .insertInto('member_providers')
    .values({ issuer, subject, member_id: memberId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ issuer }))
    // A row that was there bears the transaction that has just locked it.
    .returning(['member_id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  if (link.is_new) return 'new';
  return link.member_id === memberId ? 'own' : 'taken';
};

export interface KeptLink {
  readonly id: number;
  readonly issuer: string;
  readonly linkedAt: Date;
}

export const listLinked = (db: Kysely<Database>, memberId: number): Promise<KeptLink[]> =>
  db
    .selectFrom('member_providers')
    .select(['id', 'issuer', 'linked_at as linkedAt'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

/** With the logins that would link it again. @returns whose word it was; null: it was not the member's */
export const deleteLinked = async (
  trx: Transaction<Database>,
  memberId: number,
  id: number,
): Promise<string | null> => {
  const link = await trx
    .deleteFrom('member_providers')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(['issuer', 'subject'])
    .executeTakeFirst();
  if (!link) return null;
  await trx
    .deleteFrom('login_challenges')
    .where('member_id', '=', memberId)
    .where('provider_issuer', '=', link.issuer)
    .where('provider_subject', '=', link.subject)
    .execute();
  return link.issuer;
};

/** All of a member's. */
export const deleteLinkedOf = (trx: Transaction<Database>, memberId: number) =>
  trx.deleteFrom('member_providers').where('member_id', '=', memberId).execute();
