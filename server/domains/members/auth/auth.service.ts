/** Logging in, and what becomes of a login. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { accountsIn } from '../accounts/accounts.service';
import { asked, type AuthDeps, type AuthService } from './auth.types';
import { deleteChallengesExpiredBy } from './challenges.repository';
import { createConfirm, createLogin, createProviderLogin, createWelcome } from './log-in';
import { deleteTriesExpiredBy, findLock, forgetTries } from './tries.repository';
import { createVerify } from './verify';

export { forgive } from './failed-try';

export const createAuthService = (deps: AuthDeps): AuthService => {
  const { db, accounts, sessions } = deps;
  const welcome = createWelcome(deps);
  return {
    login: createLogin(deps),
    loginByProvider: createProviderLogin(deps),
    verify: createVerify(deps),
    confirm: createConfirm(deps),

    async refresh(context, token) {
      const issued = await sessions.refresh(token, asked(context));
      const account = issued && (await accounts.find(issued.memberId));
      return account && welcome(context, { issued, cart: null }, account);
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
