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
const addWrong = (db: Kysely<Database>, nameHash: Buffer, now: Date): Promise<number> =>
  addFailure(db, nameHash, { now, until: after(now, lockMs), most: nameTries.most });

interface Failure {
  readonly tried: Tried;
  /** Null: nobody has the name. */
  readonly account: Account | null;
  readonly code: LoginCode;
  /** Whether who tries has shown before that there is the account; then its lock is no secret. */
  readonly isKnown: boolean;
}

type Deps = Pick<AuthDeps, 'db' | 'mails'>;

/** Locks the account, and a name of it where it is not `shown` alone; who is mailed can look at the lock of `shown`. */
const createLock =
  ({ db, mails }: Deps) =>
  (context: MemberContext, account: Account | null, { own, shown }: { readonly own: Buffer; readonly shown: Buffer }) =>
    inTransaction(db, async (trx) => {
      const { channel, now, address } = context;
      const until = after(now, lockMs);
      // The account before what hangs on it, as wherever it is changed.
      const memberId = await accountsIn(trx).stay(account);
      const isAccountNew = await lockName(trx, own, until);
      const isNew = shown === own ? isAccountNew : await lockName(trx, shown, until);
      if (!isNew) return;
      const unlock = { kind: 'unlock', channelId: channel.id, memberId, nameHash: shown, now } as const;
      const token = await accountsIn(trx).newLink(unlock);
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });

/** What a failed try leads to: the last one that a name has locks it and the account, and its owner is mailed of it. */
export const createFail = (deps: Deps) => {
  const { db } = deps;
  const lock = createLock(deps);
  return async (context: MemberContext, { tried, account, code, isKnown }: Failure): Promise<LoginRefusal> => {
    const failures = await addWrong(db, tried.typed, context.now);
    const all = await addWrong(db, tried.account, context.now);
    if ((isKnown ? all : failures) < nameTries.most) return refused(code);
    await lock(context, account, { own: tried.account, shown: tried.typed });
    return refused('auth.login.locked');
  };
};

interface Guess {
  readonly tried: Tried;
  /** The account that it was a guess of; null: there is none. */
  readonly account: Account | null;
  readonly registration: Pick<Account, 'id' | 'passwordHash'>;
}

/**
 * Who registers with somebody's address and a password has guessed theirs, once, however often that registration logs in.
 * Nothing of it is told, and the same is done where there is no account.
 */
export const createGuess = (deps: Deps) => {
  const { db } = deps;
  const lock = createLock(deps);
  return async (context: MemberContext, { tried, account, registration }: Guess): Promise<void> => {
    const guess = hashSecret(`guess ${registration.id} ${registration.passwordHash}`);
    if ((await addWrong(db, guess, context.now)) > 1) return;
    const all = await addWrong(db, tried.account, context.now);
    if (all >= nameTries.most) await lock(context, account, { own: tried.account, shown: tried.account });
  };
};
