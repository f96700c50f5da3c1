/** The wing of members: their accounts and logins. What is sold to them stands above it. */
import type { FileStore } from '../../files/folder-store';
import type { Job } from '../../jobs/job';
import type { Base } from '../base/base';
import type { Showing } from '../showing/showing';
import { createAccountsService, deleteExpiredLinks, deleteUnconfirmedAccounts } from './accounts/accounts.service';
import type { MemberHooks } from './auth/auth.hooks';
import { authHandlers } from './auth/auth.handlers';
import { createAuthService, deleteExpiredChallenges, deleteExpiredTries } from './auth/auth.service';
import { createSecondFactorService } from './auth/second-factor.service';
import { historyHandlers } from './history/history.handlers';
import { createHistoryService, deleteExpiredViews, type HistoryService } from './history/history.service';
import { bookHandlers } from './book/book.handlers';
import { createBookService } from './book/book.service';
import type { PlaceHooks } from './book/places.hooks';
import { createLetters } from './letters/letters.service';
import { pointHandlers } from './point/point.handlers';
import { createPointService } from './point/point.service';
import { providerHandlers } from './provider/provider.handlers';
import type { LoginProvider } from './providers/provider.types';
import { createProviderLinksService } from './providers/provider-links.service';
import { createProvidersService } from './providers/providers.service';
import { createSessionsService, deleteExpiredLogins, deleteOldHistories } from './sessions/sessions.service';
import { schoolHandlers } from './school/school.handlers';
import { createSchoolService } from './school/school.service';
import { createOwnAccountService } from './user/own-account.service';
import { createReminderService } from './user/reminder.service';
import { userHandlers } from './user/user.handlers';
import { uploadHandlers } from './upload/upload.handlers';
import {
  createUploadsService,
  deleteExpiredUploads,
  deleteUnwantedFiles,
  type UploadsService,
} from './upload/upload.service';
import { createUserService } from './user/user.service';

export interface MembersOptions {
  /** Whether a mailed code is shown as well, for whoever tries the shop out. */
  readonly isDemo?: boolean;
  /** That members can log in by. */
  readonly loginProviders?: readonly LoginProvider[];
  /** Where uploaded files are kept; null: nowhere, and none are taken. */
  readonly files?: FileStore | null;
}

/** Asked for when they are needed: the wings that fill them stand on this one, so they come later. */
export interface MembersHooks {
  readonly members: () => MemberHooks;
  readonly places: () => PlaceHooks;
}

interface GuestsOwn {
  readonly histories: HistoryService;
  readonly uploads: UploadsService;
}

/** A login takes along what the guest has looked at and uploaded; the carts are the wing's above. */
const withGuestsOwn =
  (hooks: () => MemberHooks, { histories, uploads }: GuestsOwn) =>
  (): MemberHooks => ({
    ...hooks(),
    async prepareLogin(login) {
      const claim = await hooks().prepareLogin(login);
      return async (trx) => {
        const { context, memberId, visitorToken } = login;
        const owned = { memberId, channelId: context.channel.id };
        await histories.flush(trx, owned, visitorToken, context.now);
        await uploads.claim(trx, owned, visitorToken);
        return claim(trx);
      };
    },
  });

export type Members = ReturnType<typeof createMembers>;

export const createMembers = (
  base: Base,
  { catalog }: Pick<Showing, 'catalog'>,
  { isDemo = false, loginProviders = [], files = null }: MembersOptions,
  { members: above, places }: MembersHooks,
) => {
  const { db, mails, settings, address, redraw } = base;
  const accounts = createAccountsService(db);
  const providers = createProvidersService({ db, providers: loginProviders, address });
  const links = createProviderLinksService({ db, mails, providers });
  const sessions = createSessionsService(db);
  const points = createPointService(db);
  const book = createBookService(db);
  const schools = createSchoolService(db);
  const histories = createHistoryService({ db, catalog });
  const uploads = createUploadsService({ db, redraw, files });
  const hooks = withGuestsOwn(above, { histories, uploads });
  const auth = createAuthService({ db, accounts, sessions, mails, settings, links, hooks });
  const secondFactor = createSecondFactorService({ ...base, auth, accounts });
  return {
    handlers: {
      auth: authHandlers({ auth, secondFactor, providers, isDemo }),
      book: bookHandlers({ book, places }),
      history: historyHandlers(histories),
      point: pointHandlers(points),
      provider: providerHandlers({ accounts, links, providers }),
      school: schoolHandlers(schools),
      upload: uploadHandlers(uploads),
      user: userHandlers({
        users: createUserService({ db, accounts, mails, providers, links }),
        own: createOwnAccountService({ db, accounts, sessions, mails, auth, hooks }),
        reminders: createReminderService({ db, accounts, sessions, mails }),
        sessions,
        schools,
      }),
    },
    sessions,
    points,
    book,
    accounts,
    /** What the base asks of this wing. */
    hooks: { mails: createLetters({ db, accounts, address }) },
  };
};

const everyMs = 60_000;
const most = 1_000;

export interface MembersCleanUpOptions {
  readonly files: Pick<FileStore, 'delete'> | null;
}

/** What is written for a while only has its end here. */
export const membersCleanUps = ({ files }: MembersCleanUpOptions): readonly Job[] => [
  { name: 'tries to log in', everyMs, most, run: deleteExpiredTries },
  { name: 'second factors not given', everyMs, most, run: deleteExpiredChallenges },
  { name: 'links that were mailed', everyMs, most, run: deleteExpiredLinks },
  { name: 'what guests have looked at', everyMs, most, run: deleteExpiredViews },
  // Each takes its tokens along, of which a month's login has thousands at most.
  { name: 'logins that are over', everyMs, most: 20, run: deleteExpiredLogins },
  { name: 'histories of logins', everyMs, most, run: deleteOldHistories },
  { name: 'uploads that nothing refers to', everyMs, most, run: deleteExpiredUploads },
  ...(files ? [{ name: 'files that nothing wants', everyMs, most: 50, run: deleteUnwantedFiles(files) }] : []),
  { name: 'accounts never confirmed', everyMs, most: 200, run: deleteUnconfirmedAccounts },
];
