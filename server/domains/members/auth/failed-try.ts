/**
 * What failed is counted under the name that was typed, and under the account that it is a name of, and either is locked after
 * too many. What is told is told of the typed name alone, and as much work is done and counted where there is no account: by
 * mail address and login id in turns, two names of one account look like those of nobody. The account's own lock tells nothing
 * and lets nobody in, whatever name was typed: what is right is then answered, and counted, as what is wrong.
 *
 * The name is looked at before a try, which saves the work, and both before what was right is let in: of a thousand that are
 * tried at once, those after the tenth failure open nothing, and nobody who is right meets a lock that no failure made.
 *
 * Whichever way an account comes to its lock, its owner is mailed of it, once. What a try led to runs the same statements
 * whatever that is: a mail that is not to be sent is put in nowhere, by the same work.
 */
import type { Kysely, Transaction } from 'kysely';
import { nameTries } from '../../../../schemas/auth/auth-parts';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, hashSecret, keyOf } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import { after, type AuthDeps, type LoginCode, type LoginRefusal, refused } from './auth.types';
import { addFailure, findLock, findTries, forgetFewerThan, forgetTries, lockName } from './tries.repository';

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
const addWrong = (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<number> =>
  addFailure(db, nameHash, { now, until: after(now, lockMs), most: nameTries.most });

/** Of whoever has the link that was mailed of it: all of the account's names, or the one that was typed. */
export const lockedUntil = (db: Kysely<Database>, account: Known | null, nameHash: Buffer, now: Date) =>
  findLock(db, account ? allOf(account) : [nameHash], now);

interface Counted {
  readonly tried: Tried;
  /** Null: nobody has the name. */
  readonly account: Account | null;
  /** How many there are by now. */
  readonly ofName: number;
  readonly ofAccount: number;
  /** Where the mail's link leads on to; null: nowhere. */
  readonly back: string | null;
}

/** Locks what had too many, and mails the owner of the account where it was not locked before. */
const createShut =
  ({ db, mails }: Pick<AuthDeps, 'db' | 'mails'>) =>
  (
    { channel, now, address }: MemberContext,
    { tried, account, ofName, ofAccount, back: redirect }: Counted,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const until = after(now, lockMs);
      const [isNameFull, isAccountFull] = [ofName >= nameTries.most, ofAccount >= nameTries.most];
      const isFull = isNameFull || isAccountFull;
      // The account before what hangs on it, as wherever it is changed; where nothing is, nobody waits for it.
      const memberId = await accountsIn(trx).stay(isFull ? account : null);
      const isWanted = await lockName(trx, tried.account, { until, isFull });
      await lockName(trx, tried.typed, { until, isFull: isNameFull });
      const unlock = {
        kind: 'unlock',
        channelId: channel.id,
        owner: { memberId },
        nameHash: tried.typed,
        isWanted,
        now,
      } as const;
      const token = await accountsIn(trx).newLink(unlock);
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token, redirect };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content, isWanted } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });

export interface Guess {
  readonly unconfirmed: Account;
  /** That stands beside it; null: none does. */
  readonly confirmed: Account | null;
  readonly tried: Tried;
  readonly back: string | null;
}

/**
 * To register with a password is to guess that of the account that may stand beside it: once, however often it is used.
 *
 * @returns false: it was registered anew meanwhile, with another one
 */
export const createCountGuess = (deps: Pick<AuthDeps, 'db' | 'mails'>) => {
  const shut = createShut(deps);
  return async (context: MemberContext, { unconfirmed, confirmed, tried, back }: Guess): Promise<boolean> => {
    const isNew = await inTransaction(deps.db, async (trx) => {
      const own = accountsIn(trx);
      return (await own.lockKnown(unconfirmed)) && own.countGuess(unconfirmed.id);
    });
    if (isNew === null) return false;
    if (!isNew) return true;
    const ofAccount = await addWrong(deps.db, tried.account, context.now);
    await shut(context, { tried, account: confirmed, ofName: 0, ofAccount, back });
    return true;
  };
};

interface Failure {
  readonly tried: Tried;
  /** Null: nobody has the name. */
  readonly account: Account | null;
  readonly code: LoginCode;
  /** Whether who tries has shown before that there is the account; then its lock is no secret. */
  readonly isKnown: boolean;
  readonly back: string | null;
}

/** What a failed try leads to: the last one that a name has locks it and the account. */
export const createFail = (deps: Pick<AuthDeps, 'db' | 'mails'>) => {
  const shut = createShut(deps);
  return async (context: MemberContext, { tried, account, code, isKnown, back }: Failure): Promise<LoginRefusal> => {
    const ofName = await addWrong(deps.db, tried.typed, context.now);
    const ofAccount = await addWrong(deps.db, tried.account, context.now);
    await shut(context, { tried, account, ofName, ofAccount, back });
    return refused((isKnown ? ofAccount : ofName) < nameTries.most ? code : 'auth.login.locked');
  };
};
