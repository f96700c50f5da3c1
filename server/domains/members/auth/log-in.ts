/** Logging in by a password, up to the second factor where one is asked for. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { accountsIn, isPassword, type LinkOutcome } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import type { IssuedToken } from '../sessions/sessions.service';
import {
  asked,
  isPasswordOld,
  type AuthDeps,
  type AuthService,
  type LoggedIn,
  type LoginResult,
  type LoginWish,
  refused,
} from './auth.types';
import type { ClaimedCart } from './auth.hooks';
import {
  createCountGuess,
  createFail,
  forgetFailures,
  isEitherLocked,
  isLocked,
  triedBy,
  type Tried,
  triedOf,
} from './failed-try';
import { createPending } from './pending';

export interface Entered {
  readonly issued: IssuedToken;
  readonly cart: ClaimedCart | null;
  readonly linked: LinkOutcome | null;
}

/**
 * A login that is right in all its parts: what it needs is read, then it is done in the transaction of whoever asks. Null: the
 * member has left since, or has another password.
 */
export const createEnter =
  ({ sessions, links, hooks }: Pick<AuthDeps, 'sessions' | 'links' | 'hooks'>) =>
  async (
    context: MemberContext,
    account: Account,
    { userAgent, isSyncing, cartToken, visitorToken, link }: LoginWish,
  ): Promise<(trx: Transaction<Database>) => Promise<Entered | null>> => {
    const { address } = context;
    const memberId = account.id;
    // Who has not confirmed the mail address is a guest, whose cart stays one.
    const claim = account.isRegistered
      ? await hooks().prepareLogin({ context, memberId, cartToken, visitorToken })
      : null;
    return async (trx) => {
      const current = await accountsIn(trx).lockKnown(account);
      if (!current) return null;
      if (isSyncing) await accountsIn(trx).linkChannel(memberId, asked(context));
      // Who has not confirmed the mail address may have given somebody else's.
      const linked = link && current.isRegistered ? await links.link(trx, context, current, link) : null;
      // Anybody registers with anybody's address: that makes nothing good of what was tried with it.
      if (current.isRegistered) await forgetFailures(trx, account);
      const issued = await sessions.begin(trx, { ...asked(context), memberId, address, userAgent });
      return { issued, cart: (await claim?.(trx)) ?? null, linked };
    };
  };

/** What is told of somebody who is in. */
export const createWelcome =
  ({ accounts, settings }: Pick<AuthDeps, 'accounts' | 'settings'>) =>
  async ({ channel, now }: MemberContext, { issued, ...more }: Entered, account: Account): Promise<LoggedIn> => {
    const [{ passwordDays }, isMailFailing] = await Promise.all([
      settings.server(channel, now),
      // Of an address that is not confirmed it would tell whether others are mailed there.
      account.isRegistered && accounts.isMailFailing(account.id),
    ]);
    const isOld = isPasswordOld(account, passwordDays, now);
    return { kind: 'in', issued, account, isMailFailing, isPasswordOld: isOld, ...more };
  };

/** Somebody is who they say: what is left is the channel, and a second factor where one is asked for. */
const createAdmit = (deps: AuthDeps) => {
  const { db, accounts } = deps;
  const [pending, enter, welcome] = [createPending(deps), createEnter(deps), createWelcome(deps)];
  return async (
    context: MemberContext,
    account: Account,
    wish: LoginWish & { readonly tried: Tried },
  ): Promise<LoginResult> => {
    const isLinked = await accounts.isLinked(account.id, context.channel.id);
    if (isLinked === undefined) return refused('auth.login.failed');
    if (!wish.isSyncing && !isLinked) return refused('auth.login.not_synced');
    if (account.secondFactor !== 'none') {
      const login = await pending(context, account, wish);
      return typeof login === 'string' ? refused(login) : { ok: true, login };
    }
    const entered = await inTransaction(db, await enter(context, account, wish));
    if (!entered) return refused('auth.login.failed');
    return { ok: true, login: await welcome(context, entered, account) };
  };
};

export const createLogin = (deps: AuthDeps): AuthService['login'] => {
  const { db, accounts } = deps;
  const [fail, countGuess, admit] = [createFail(deps), createCountGuess(deps), createAdmit(deps)];
  return async (context, { name, password }, wish) => {
    const { now } = context;
    const { back } = wish;
    if (await isLocked(db, triedBy(name, null).typed, now)) return refused('auth.login.locked');
    const { confirmed, unconfirmed, isOfConfirmed, isOfUnconfirmed } = await accounts.check(name, password);
    const tried = triedBy(name, confirmed);
    // Asked whatever the password is: nothing tells whether it was right.
    const [isNameShut, isAccountShut] = [await isLocked(db, tried.typed, now), await isLocked(db, tried.account, now)];
    if (confirmed && isOfConfirmed && !isNameShut && !isAccountShut)
      return admit(context, confirmed, { ...wish, tried });
    if (unconfirmed && isOfUnconfirmed && !isNameShut)
      if (await countGuess(context, { unconfirmed, confirmed, tried, back }))
        return admit(context, unconfirmed, { ...wish, tried });
    const account = confirmed ?? unconfirmed;
    return fail(context, { tried, account, code: 'auth.login.failed', isKnown: false, back });
  };
};

/** Nothing is guessed here; a locked account is locked all the same, and tries of its second factor count. */
export const createProviderLogin = (deps: AuthDeps): AuthService['loginByProvider'] => {
  const { db, accounts } = deps;
  const admit = createAdmit(deps);
  return async (context, link, { loggedInId, ...wish }) => {
    const account = await accounts.byProvider(link);
    if (!account) return null;
    // Somebody else's account at the provider, left open on the device, takes over no login without a word.
    if (loggedInId !== null && loggedInId !== account.id) return { ok: false, code: 'auth.provider.other_member' };
    const tried = triedOf(account);
    if (await isEitherLocked(db, tried, context.now)) return refused('auth.login.locked');
    return admit(context, account, { ...wish, tried });
  };
};

export const createConfirm = (deps: AuthDeps): AuthService['confirm'] => {
  const { db, accounts } = deps;
  const fail = createFail(deps);
  return async (context, memberId, password) => {
    const account = await accounts.find(memberId);
    if (!account) return { ok: false, code: 'auth.required' };
    const tried = triedOf(account);
    if (await isEitherLocked(db, tried, context.now)) return refused('auth.login.locked');
    if (!(await isPassword(account.passwordHash, password)))
      return fail(context, { tried, account, code: 'auth.login.failed', isKnown: true, back: null });
    return (await isEitherLocked(db, tried, context.now)) ? refused('auth.login.locked') : { ok: true, account };
  };
};
