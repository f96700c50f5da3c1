/**
 * What failed is counted under the name that was typed, and a name is locked after too many, whether there is such an account
 * or not: nothing that is answered, and no work that is done, tells. The name is looked at before a try, which saves the work,
 * and again before what was right is let in: of a thousand that are tried at once, those after the tenth failure open nothing,
 * and nobody who is right meets a lock that no failure made.
 */
import type { Kysely, Transaction } from 'kysely';
import { nameTries } from '../../../../schemas/auth/auth-parts';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, hashSecret, keyOf } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import { after, type AuthDeps, type LoginCode, type LoginRefusal, refused } from './auth.types';
import { addFailure, findTries, forgetFewerThan, forgetTries, lockName } from './tries.repository';

const lockMs = nameTries.perS * 1000;

export const hashName = (name: string): Buffer => hashSecret(`name ${keyOf(name)}`);

/** Forgets the tries of all names of an account. */
export const forgive = async (
  trx: Transaction<Database>,
  { email, code }: Pick<Account, 'email' | 'code'>,
): Promise<void> => {
  for (const name of [email, code]) await forgetTries(trx, hashName(name));
};

export const isLocked = async (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<boolean> => {
  const { failures, lockedUntil } = await findTries(db, nameHash, now);
  return failures >= nameTries.most || (lockedUntil !== null && lockedUntil > now);
};

/** A login that is right makes good what failed before. */
export const forgetFailures = (trx: Transaction<Database>, nameHash: Buffer) =>
  forgetFewerThan(trx, nameTries.most, nameHash);

/** What a failed try leads to: the last one that a name has locks it, and its owner is mailed of it. */
export const createFail =
  ({ db, mails }: Pick<AuthDeps, 'db' | 'mails'>) =>
  async (context: MemberContext, nameHash: Buffer, account: Account | null, code: LoginCode): Promise<LoginRefusal> => {
    const { channel, now, address } = context;
    if ((await addFailure(db, nameHash, now, after(now, lockMs))) < nameTries.most) return refused(code);
    await inTransaction(db, async (trx) => {
      // The account before what hangs on it, as wherever it is changed.
      const memberId = await accountsIn(trx).stay(account);
      if (!(await lockName(trx, nameHash, after(now, lockMs)))) return;
      const token = await accountsIn(trx).newLink({ kind: 'unlock', channelId: channel.id, memberId, nameHash, now });
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });
    return refused('auth.login.locked');
  };
