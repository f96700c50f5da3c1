/**
 * Tries are counted under the name that was typed, before it is known how they end, and a name is locked after too many,
 * whether there is such an account or not: nothing that is answered, and no work that is done, tells.
 */
import type { Kysely, Transaction } from 'kysely';
import { nameTries } from '../../../../schemas/auth/auth-parts';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, hashSecret, keyOf } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import { after, type AuthDeps, type LoginCode, type LoginRefusal, refused } from './auth.types';
import { forgetTries, lockName, takeTry, type Try } from './tries.repository';

const lockMs = nameTries.perS * 1000;

export const hashName = (name: string): Buffer => hashSecret(`name ${keyOf(name)}`);

/** Forgets the tries of all names of an account. */
export const forgive = async (
  trx: Transaction<Database>,
  { email, code }: Pick<Account, 'email' | 'code'>,
): Promise<void> => {
  for (const name of [email, code]) await forgetTries(trx, hashName(name));
};

/** A try that counts from now on; what is right in the end gives it back. */
export interface CountedTry {
  readonly nameHash: Buffer;
  readonly taken: Try;
  readonly isLocked: boolean;
}

export const countTry = async (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<CountedTry> => {
  const taken = await takeTry(db, nameHash, now, after(now, lockMs));
  const { lockedUntil, tries } = taken;
  return { nameHash, taken, isLocked: (lockedUntil !== null && lockedUntil > now) || tries > nameTries.most };
};

/** What a failed try leads to: the last one that a name has locks it, and its owner is mailed of it. */
export const createFail =
  ({ db, mails }: Pick<AuthDeps, 'db' | 'mails'>) =>
  async (
    context: MemberContext,
    { nameHash, taken }: CountedTry,
    account: Account | null,
    code: LoginCode,
  ): Promise<LoginRefusal> => {
    if (taken.tries < nameTries.most) return refused(code);
    const { channel, now, address } = context;
    await inTransaction(db, async (trx) => {
      if (!(await lockName(trx, nameHash, after(now, lockMs)))) return;
      const memberId = await accountsIn(trx).stay(account);
      const token = await accountsIn(trx).newLink({ kind: 'unlock', channelId: channel.id, memberId, nameHash, now });
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });
    return refused('auth.login.locked');
  };
