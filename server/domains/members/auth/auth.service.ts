/**
 * Logging in. Tries are counted under the name that was typed, before it is known how they end, and a name is locked
 * after too many, whether there is such an account or not: nothing that is answered, and no work that is done, tells.
 * A second factor's tries are those of the name that led to it.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ErrorCode } from '../../../../schemas/shop-errors';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { MailsService } from '../../base/mails/mails.service';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, type AccountsService, hashSecret, keyOf, newCode, newSecret } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import type { IssuedToken, SessionsService } from '../sessions/sessions.service';
import {
  type Challenge,
  deleteChallengesExpiredBy,
  findTotpSecret,
  insertChallenge,
  takeChallenge,
  tryChallenge,
  useTotpStep,
} from './challenges.repository';
import { totpStepOf } from './totp';
import {
  deleteTriesExpiredBy,
  findLock,
  forgetTries,
  giveTryBack,
  lockName,
  takeTry,
  type Try,
} from './tries.repository';

type Trx = Transaction<Database>;

const minuteMs = 60_000;
/** Ten failures within half an hour lock a name for half an hour. */
const mostTries = 10;
const lockMs = 30 * minuteMs;
const challengeMs = 10 * minuteMs;
/** Of one second factor; then one logs in anew. */
const mostOfChallenge = 5;

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What is told about a login: its browser, and whether it links the account to the channel. */
export interface LoginWish {
  readonly userAgent: string | undefined;
  readonly isSyncing: boolean;
}

export interface LoggedIn {
  readonly kind: 'in';
  readonly issued: IssuedToken;
  readonly account: Account;
  readonly isMailFailing: boolean;
}

export interface Pending {
  readonly kind: 'pending';
  /** What `verify` takes. */
  readonly handle: string;
  readonly account: Account;
  readonly by: 'mail' | 'totp';
  /** Null: an authenticator's. */
  readonly code: string | null;
}

type Code = Extract<ErrorCode, `auth.${'login' | 'verify'}.${string}`>;

export type LoginResult = { readonly ok: true; readonly login: LoggedIn | Pending } | LoginRefusal;
export interface LoginRefusal {
  readonly ok: false;
  readonly code: Code;
}

export interface Lock {
  readonly lockedUntil: Date | null;
}

export interface AuthService {
  login(context: MemberContext, credentials: Credentials, wish: LoginWish): Promise<LoginResult>;
  verify(context: MemberContext, handle: string, code: string, wish: LoginWish): Promise<LoginResult>;
  /** Null: its login is over. */
  refresh(context: MemberContext, token: string): Promise<LoggedIn | null>;
  logout(context: MemberContext, token: string): Promise<void>;
  /** Whether it is the member's password, as a login that is counted: who has found a browser open does not guess it. */
  confirm(context: MemberContext, memberId: number, password: string): Promise<Confirmation>;
  /** What a mailed link would unlock; null: no such link. */
  lockOf(context: MemberContext, token: string): Promise<Lock | null>;
  /** @returns whether there was such a link */
  unlock(context: MemberContext, token: string): Promise<boolean>;
}

/** Forgets the tries of all names of an account. */
export const forgive = async (trx: Trx, { email, code }: Pick<Account, 'email' | 'code'>): Promise<void> => {
  for (const name of [email, code]) await forgetTries(trx, hashName(name));
};

export type Confirmation = { readonly ok: true; readonly account: Account } | LoginRefusal;

export interface AuthDeps {
  readonly db: Kysely<Database>;
  readonly accounts: AccountsService;
  readonly sessions: SessionsService;
  readonly mails: Pick<MailsService, 'put'>;
}

const refused = (code: Code): LoginRefusal => ({ ok: false, code });
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const asked = ({ channel, now }: MemberContext) => ({ channelId: channel.id, now });
const hashName = (name: string): Buffer => hashSecret(`name ${keyOf(name)}`);
const hashCode = (handle: string, code: string): Buffer => hashSecret(`${handle} ${code}`);

/** What a failed try leads to. */
const createFail =
  ({ db, mails }: AuthDeps) =>
  async (
    context: MemberContext,
    { nameHash, taken }: { readonly nameHash: Buffer; readonly taken: Try },
    account: Account | null,
    code: Code,
  ): Promise<LoginRefusal> => {
    if (taken.tries < mostTries) return refused(code);
    const { channel, now, address } = context;
    await inTransaction(db, async (trx) => {
      if (!(await lockName(trx, nameHash, after(now, lockMs)))) return;
      const memberId = account?.id ?? null;
      const token = await accountsIn(trx).newLink({ kind: 'unlock', channelId: channel.id, memberId, nameHash, now });
      const recipient = account?.email ?? 'nobody@example.invalid';
      const content = { recipient, token };
      const mail = { channelId: channel.id, kind: 'member_locked', memberId, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(recipient, address) }, now);
    });
    return refused('auth.login.locked');
  };

const isLocked = ({ lockedUntil, tries }: Try, now: Date): boolean =>
  (lockedUntil !== null && lockedUntil > now) || tries > mostTries;

/** A login that is right in all its parts. */
const createEnter =
  ({ sessions }: AuthDeps) =>
  async (
    trx: Trx,
    context: MemberContext,
    account: Account,
    { userAgent, isSyncing, nameHash }: LoginWish & { readonly nameHash: Buffer },
  ): Promise<IssuedToken> => {
    const { address } = context;
    if (isSyncing) await accountsIn(trx).linkChannel(account.id, asked(context));
    await forgetTries(trx, nameHash);
    return sessions.begin(trx, { ...asked(context), memberId: account.id, address, userAgent });
  };

const createPending =
  ({ db, mails }: AuthDeps) =>
  async (context: MemberContext, account: Account, nameHash: Buffer, isSynced: boolean): Promise<Pending> => {
    const { channel, now, address } = context;
    const handle = newSecret();
    const by = account.secondFactor === 'totp' ? 'totp' : 'mail';
    const code = by === 'mail' ? newCode() : null;
    await inTransaction(db, async (trx) => {
      await giveTryBack(trx, nameHash);
      await insertChallenge(trx, {
        handleHash: hashSecret(handle),
        memberId: account.id,
        channelId: channel.id,
        nameHash,
        codeHash: code === null ? null : hashCode(handle, code),
        isSynced,
        expiresAt: after(now, challengeMs),
      });
      if (code === null) return;
      const content = { recipient: account.email, code };
      const mail = { channelId: channel.id, kind: 'member_code', memberId: account.id, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(account.email, address) }, now);
    });
    return { kind: 'pending', handle, account, by, code };
  };

const createLogin = (deps: AuthDeps): AuthService['login'] => {
  const { db, accounts } = deps;
  const [fail, enter, pending] = [createFail(deps), createEnter(deps), createPending(deps)];
  return async (context, { name, password }, wish) => {
    const { channel, now } = context;
    const nameHash = hashName(name);
    const taken = await takeTry(db, nameHash, now, after(now, lockMs));
    if (isLocked(taken, now)) return refused('auth.login.locked');
    const { account, isRight } = await accounts.check(name, password);
    if (!account || !isRight) return fail(context, { nameHash, taken }, account, 'auth.login.failed');
    if (!wish.isSyncing && !(await accounts.isLinked(account.id, channel.id))) {
      await inTransaction(db, (trx) => giveTryBack(trx, nameHash));
      return refused('auth.login.not_synced');
    }
    if (account.secondFactor !== 'none')
      return { ok: true, login: await pending(context, account, nameHash, wish.isSyncing) };
    const issued = await inTransaction(db, (trx) => enter(trx, context, account, { ...wish, nameHash }));
    return {
      ok: true,
      login: { kind: 'in', issued, account, isMailFailing: await accounts.isMailFailing(account.id) },
    };
  };
};

const createConfirm = (deps: AuthDeps): AuthService['confirm'] => {
  const { db, accounts } = deps;
  const fail = createFail(deps);
  return async (context, memberId, password) => {
    const { now } = context;
    const known = await accounts.find(memberId);
    if (!known) return refused('auth.login.failed');
    const nameHash = hashName(known.email);
    const taken = await takeTry(db, nameHash, now, after(now, lockMs));
    if (isLocked(taken, now)) return refused('auth.login.locked');
    const { account, isRight } = await accounts.check(known.email, password);
    if (!account || !isRight) return fail(context, { nameHash, taken }, account, 'auth.login.failed');
    await inTransaction(db, (trx) => giveTryBack(trx, nameHash));
    return { ok: true, account };
  };
};

const createVerify = (deps: AuthDeps): AuthService['verify'] => {
  const { db, accounts } = deps;
  const [fail, enter] = [createFail(deps), createEnter(deps)];

  /** Of an authenticator's code, the time that it is of; 0: a mailed code, which is used up with its challenge. */
  const rightStep = async (challenge: Challenge, handle: string, code: string, now: Date): Promise<number | null> => {
    if (challenge.codeHash !== null) return timingSafeEqual(challenge.codeHash, hashCode(handle, code)) ? 0 : null;
    const secret = await findTotpSecret(db, challenge.memberId);
    return secret && totpStepOf(secret, code, now);
  };

  return async (context, handle, code, wish) => {
    const { channel, now } = context;
    const handleHash = hashSecret(handle);
    const challenge = await tryChallenge(db, handleHash, { channelId: channel.id, now, most: mostOfChallenge });
    if (!challenge) return refused('auth.verify.failed');
    const { nameHash, memberId } = challenge;
    const taken = await takeTry(db, nameHash, now, after(now, lockMs));
    if (isLocked(taken, now)) return refused('auth.login.locked');
    const account = await accounts.find(memberId);
    const step = await rightStep(challenge, handle, code, now);
    if (!account || step === null) return fail(context, { nameHash, taken }, account, 'auth.verify.failed');
    const isSyncing = wish.isSyncing || challenge.isSynced;
    if (!isSyncing && !(await accounts.isLinked(account.id, channel.id))) return refused('auth.login.not_synced');
    const issued = await inTransaction(db, async (trx) => {
      // In this order: a code that was taken before ends no challenge.
      if (step > 0 && !(await useTotpStep(trx, memberId, step))) return null;
      if (!(await takeChallenge(trx, handleHash))) return null;
      return enter(trx, context, account, { userAgent: wish.userAgent, isSyncing, nameHash });
    });
    if (!issued) return refused('auth.verify.failed');
    return {
      ok: true,
      login: { kind: 'in', issued, account, isMailFailing: await accounts.isMailFailing(account.id) },
    };
  };
};

export const createAuthService = (deps: AuthDeps): AuthService => {
  const { db, accounts, sessions } = deps;
  return {
    login: createLogin(deps),
    verify: createVerify(deps),
    confirm: createConfirm(deps),

    async refresh(context, token) {
      const issued = await sessions.refresh(token, asked(context));
      const account = issued && (await accounts.find(issued.memberId));
      return account ? { kind: 'in', issued, account, isMailFailing: await accounts.isMailFailing(account.id) } : null;
    },

    logout: (context, token) => sessions.end(token, asked(context)),

    async lockOf(context, token) {
      const link = await accounts.link(token, 'unlock', asked(context));
      return link?.nameHash ? { lockedUntil: await findLock(db, link.nameHash, context.now) } : null;
    },

    unlock: (context, token) =>
      inTransaction(db, async (trx) => {
        const link = await accountsIn(trx).takeLink(token, 'unlock', asked(context));
        if (link?.nameHash) await forgetTries(trx, link.nameHash);
        return link !== null;
      }),
  };
};

/** @returns how many were deleted */
export const deleteExpiredTries = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteTriesExpiredBy(db, now, most);

/** @returns how many were deleted */
export const deleteExpiredChallenges = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteChallengesExpiredBy(db, now, most);
