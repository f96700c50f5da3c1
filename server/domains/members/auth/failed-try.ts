/**
 * What failed is counted under the name that was typed, and under the account that it is a name of, and either is locked after
 * too many. What is told is told of the typed name alone, and as much work is done and counted where there is no account: by
 * mail address and login id in turns, two names of one account look like those of nobody. The account's own lock tells nothing
 * and lets nobody in, whatever name was typed: what is right is then answered, and counted, as what is wrong.
 *
 * The name is looked at before a try, which saves the work, and both before what was right is let in: of a thousand that are
 * tried at once, those after the tenth failure open nothing, and nobody who is right meets a lock that no failure made.
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

/** Whose tries are counted. */
export interface Tried {
  /** As it was typed; where nothing was, the account's mail address. */
  readonly typed: Buffer;
  /** The account; where there is none, one that nobody has. */
  readonly account: Buffer;
}

type Known = Pick<Account, 'id' | 'email' | 'code'>;

const hashName = (name: string): Buffer => hashSecret(`name ${keyOf(name)}`);
const hashAccount = (id: number): Buffer => hashSecret(`account ${id}`);

/** @param account null: nobody has the name */
export const triedBy = (name: string, account: Pick<Account, 'id'> | null): Tried => ({
  typed: hashName(name),
  account: account ? hashAccount(account.id) : hashSecret(`nobody ${keyOf(name)}`),
});

/** Of somebody who is known already, so that a lock of the account may be told. */
export const triedOf = (account: Known): Tried => triedBy(account.email, account);

const allOf = ({ id, email, code }: Known): Buffer[] => [hashAccount(id), hashName(email), hashName(code)];

/** Forgets the tries of an account, by all of its names. */
export const forgive = (trx: Transaction<Database>, account: Known) => forgetTries(trx, allOf(account));

/** A login that is right makes good what failed before. */
export const forgetFailures = (trx: Transaction<Database>, account: Known) =>
  forgetFewerThan(trx, nameTries.most, allOf(account));

export const isLocked = async (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<boolean> => {
  const { failures, lockedUntil } = await findTries(db, nameHash, now);
  return failures >= nameTries.most || (lockedUntil !== null && lockedUntil > now);
};

export const isEitherLocked = async (db: Kysely<Database>, { typed, account }: Tried, now: Date): Promise<boolean> =>
  (await isLocked(db, typed, now)) || (await isLocked(db, account, now));

/** @returns how many there are of the name by now */
export const addWrong = (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<number> =>
  addFailure(db, nameHash, { now, until: after(now, lockMs), most: nameTries.most });

interface Failure {
  readonly tried: Tried;
  /** Null: nobody has the name. */
  readonly account: Account | null;
  readonly code: LoginCode;
  /** Whether who tries has shown before that there is the account; then its lock is no secret. */
  readonly isKnown: boolean;
}

/** What a failed try leads to: the last one that a name has locks it and the account, and its owner is mailed of it. */
export const createFail =
  ({ db, mails }: Pick<AuthDeps, 'db' | 'mails'>) =>
  async (context: MemberContext, { tried, account, code, isKnown }: Failure): Promise<LoginRefusal> => {
    const { channel, now, address } = context;
    const until = after(now, lockMs);
    const failures = await addWrong(db, tried.typed, now);
    const all = await addWrong(db, tried.account, now);
    if ((isKnown ? all : failures) < nameTries.most) return refused(code);
    await inTransaction(db, async (trx) => {
      // The account before what hangs on it, as wherever it is changed.
      const memberId = await accountsIn(trx).stay(account);
      await lockName(trx, tried.account, until);
      if (!(await lockName(trx, tried.typed, until))) return;
      const unlock = { kind: 'unlock', channelId: channel.id, memberId, nameHash: tried.typed, now } as const;
      const token = await accountsIn(trx).newLink(unlock);
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });
    return refused('auth.login.locked');
  };
