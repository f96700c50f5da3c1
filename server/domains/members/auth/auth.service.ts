/** Logging in, and what becomes of a login. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { accountsIn } from '../accounts/accounts.service';
import { asked, type AuthDeps, type AuthService } from './auth.types';
import { deleteChallengesExpiredBy } from './challenges.repository';
import { forgive, lockedUntil } from './failed-try';
import { createConfirm, createLogin, createProviderLogin, createWelcome } from './log-in';
import { createResend } from './resend';
import { deleteTriesExpiredBy } from './tries.repository';
import { createVerify } from './verify';

export { forgive };

export const createAuthService = (deps: AuthDeps): AuthService => {
  const { db, accounts, sessions } = deps;
  const welcome = createWelcome(deps);
  return {
    login: createLogin(deps),
    loginByProvider: createProviderLogin(deps),
    verify: createVerify(deps),
    resend: createResend(deps),
    confirm: createConfirm(deps),

    async refresh(context, token) {
      const issued = await sessions.refresh(token, asked(context));
      const account = issued && (await accounts.find(issued.memberId));
      return account && welcome(context, { issued, cart: null, linked: null }, account);
    },

    logout: (context, token) => sessions.end(token, asked(context)),

    async lockOf(context, token) {
      const link = await accounts.link(token, 'unlock', asked(context));
      if (!link?.nameHash) return null;
      const account = link.memberId === null ? null : await accounts.find(link.memberId);
      return { lockedUntil: await lockedUntil(db, account, link.nameHash, context.now) };
    },

    async unlock(context, token) {
      const known = await accounts.link(token, 'unlock', asked(context));
      return inTransaction(db, async (trx) => {
        const own = accountsIn(trx);
        // The account before what hangs on it, as wherever it is changed.
        const account = known?.memberId == null ? null : await own.lock(known.memberId);
        const isTaken = (await own.takeLink(token, 'unlock', asked(context))) !== null;
        if (account && isTaken) await forgive(trx, account);
        return isTaken;
      });
    },
  };
};

/** @returns how many were deleted */
export const deleteExpiredTries = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteTriesExpiredBy(db, now, most);

/** @returns how many were deleted */
export const deleteExpiredChallenges = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteChallengesExpiredBy(db, now, most);
