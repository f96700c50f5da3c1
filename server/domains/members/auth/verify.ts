/** The second factor, whose tries are those of the name that led to it, and of its account. */
import { timingSafeEqual } from 'node:crypto';
import { codeTries } from '../../../../schemas/auth/auth-parts';
import { inTransaction } from '../../../db/transaction';
import { accountsIn, hashSecret } from '../accounts/accounts.service';
import { type AuthDeps, type AuthService, refused } from './auth.types';
import { type Challenge, findTotpSecret, takeChallenge, tryChallenge, useTotpStep } from './challenges.repository';
import { createFail, isEitherLocked, triedOf } from './failed-try';
import { createEnter, createWelcome } from './log-in';
import { hashCode } from './pending';
import { totpStepOf } from './totp';

export const createVerify = (deps: AuthDeps): AuthService['verify'] => {
  const { db, accounts } = deps;
  const [fail, enter, welcome] = [createFail(deps), createEnter(deps), createWelcome(deps)];

  /** Of an authenticator's code, the time that it is of; 0: a mailed code, which is used up with its challenge. */
  const rightStep = async (challenge: Challenge, handle: string, code: string, now: Date): Promise<number | null> => {
    if (challenge.codeHash !== null) return timingSafeEqual(challenge.codeHash, hashCode(handle, code)) ? 0 : null;
    const secret = await findTotpSecret(db, challenge.memberId);
    return secret && totpStepOf(secret, code, now);
  };

  return async (context, handle, code, wish) => {
    const { channel, now } = context;
    const handleHash = hashSecret(handle);
    const challenge = await tryChallenge(db, handleHash, { channelId: channel.id, now, most: codeTries.most });
    if (!challenge) return refused('auth.verify.over');
    const { nameHash, memberId } = challenge;
    const account = await accounts.find(memberId);
    // Its owner has left, and the challenge with them.
    if (!account) return refused('auth.verify.over');
    const tried = { ...triedOf(account), typed: nameHash };
    if (await isEitherLocked(db, tried, now)) return refused('auth.login.locked');
    const step = await rightStep(challenge, handle, code, now);
    if (step === null)
      return fail(context, { tried, account, code: 'auth.verify.failed', isKnown: true, back: wish.back });
    if (await isEitherLocked(db, tried, now)) return refused('auth.login.locked');
    const isSyncing = wish.isSyncing || challenge.isSynced;
    const isLinked = await accounts.isLinked(account.id, channel.id);
    if (isLinked === undefined) return refused('auth.verify.over');
    if (!isSyncing && !isLinked) return refused('auth.login.not_synced');
    const doEnter = await enter(context, account, { ...wish, isSyncing, link: challenge.link });
    const entered = await inTransaction(db, async (trx) => {
      // The account before what hangs on it, as wherever it is changed.
      if (!(await accountsIn(trx).lockKnown(account))) return 'auth.verify.over';
      // In this order: a code that was taken before ends no challenge.
      if (step > 0 && !(await useTotpStep(trx, memberId, step))) return 'auth.verify.used';
      if (!(await takeChallenge(trx, handleHash))) return 'auth.verify.over';
      return (await doEnter(trx)) ?? 'auth.verify.over';
    });
    if (typeof entered === 'string') return refused(entered);
    return { ok: true, login: await welcome(context, entered, account) };
  };
};
