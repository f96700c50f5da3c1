/** The wing of members: their accounts and logins. What is sold to them stands above it. */
import type { ContractHandlers } from '../../handlers';
import type { Job } from '../../jobs/job';
import type { Base } from '../base/base';
import type { MailHooks } from '../base/mails/mails.hooks';
import type { Showing } from '../showing/showing';
import { createAccountsService, deleteExpiredLinks, deleteUnconfirmedAccounts } from './accounts/accounts.service';
import type { MemberHooks } from './auth/auth.hooks';
import { authHandlers } from './auth/auth.handlers';
import { createAuthService, deleteExpiredChallenges, deleteExpiredTries } from './auth/auth.service';
import { createSecondFactorService } from './auth/second-factor.service';
import { historyHandlers } from './history/history.handlers';
import { createHistoryService, deleteExpiredViews, type HistoryService } from './history/history.service';
import { createLetters } from './letters/letters.service';
import { pointHandlers } from './point/point.handlers';
import { createPointService, type PointService } from './point/point.service';
import {
  createSessionsService,
  deleteExpiredLogins,
  deleteOldHistories,
  type SessionsService,
} from './sessions/sessions.service';
import { createOwnAccountService } from './user/own-account.service';
import { createReminderService } from './user/reminder.service';
import { userHandlers } from './user/user.handlers';
import { createUserService } from './user/user.service';

export interface MembersOptions {
  /** Whether a mailed code is shown as well, for whoever tries the shop out. */
  readonly isDemo?: boolean;
  /** Where a shop without PUBLIC_URL is reached all the same, as a demo on this machine; null: nobody knows. */
  readonly localUrl?: () => string | null;
}

export interface Members {
  readonly handlers: Pick<ContractHandlers, 'auth' | 'history' | 'point' | 'user'>;
  readonly sessions: SessionsService;
  readonly points: PointService;
  /** What the base asks of this wing. */
  readonly hooks: { readonly mails: Omit<MailHooks, 'order_confirmation'> };
}

/** Asked for when they are needed: the wings that fill them stand on this one, so they come later. */
export interface MembersHooks {
  readonly members: () => MemberHooks;
}

/** A login takes along what the guest has looked at; the carts are the wing's above. */
const withHistory = (hooks: () => MemberHooks, histories: HistoryService) => (): MemberHooks => ({
  ...hooks(),
  async prepareLogin(login) {
    const claim = await hooks().prepareLogin(login);
    return async (trx) => {
      const { context, memberId, visitorToken } = login;
      await histories.flush(trx, { memberId, channelId: context.channel.id }, visitorToken, context.now);
      return claim(trx);
    };
  },
});

export const createMembers = (
  base: Base,
  { catalog }: Pick<Showing, 'catalog'>,
  { isDemo = false, localUrl = () => null }: MembersOptions,
  { members: above }: MembersHooks,
): Members => {
  const { db, mails, settings, publicUrl } = base;
  const accounts = createAccountsService(db);
  const sessions = createSessionsService(db);
  const points = createPointService(db);
  const histories = createHistoryService({ db, catalog });
  const hooks = withHistory(above, histories);
  const auth = createAuthService({ db, accounts, sessions, mails, settings, hooks });
  const secondFactor = createSecondFactorService({ ...base, auth, accounts });
  return {
    handlers: {
      auth: authHandlers({ auth, secondFactor, isDemo }),
      history: historyHandlers(histories),
      point: pointHandlers(points),
      user: userHandlers({
        users: createUserService({ db, accounts, mails }),
        own: createOwnAccountService({ db, accounts, sessions, mails, auth, hooks }),
        reminders: createReminderService({ db, accounts, sessions, mails }),
        sessions,
      }),
    },
    sessions,
    points,
    hooks: { mails: createLetters({ db, accounts, address: () => publicUrl ?? localUrl() }) },
  };
};

const everyMs = 60_000;
const most = 1_000;

/** What is written for a while only has its end here. */
export const membersCleanUps: readonly Job[] = [
  { name: 'tries to log in', everyMs, most, run: deleteExpiredTries },
  { name: 'second factors not given', everyMs, most, run: deleteExpiredChallenges },
  { name: 'links that were mailed', everyMs, most, run: deleteExpiredLinks },
  { name: 'what guests have looked at', everyMs, most, run: deleteExpiredViews },
  // Each takes its tokens along, of which a month's login has thousands at most.
  { name: 'logins that are over', everyMs, most: 20, run: deleteExpiredLogins },
  { name: 'histories of logins', everyMs, most, run: deleteOldHistories },
  { name: 'accounts never confirmed', everyMs, most: 200, run: deleteUnconfirmedAccounts },
];
