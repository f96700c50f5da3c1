/** The wing of members: their accounts and logins. What is sold to them stands above it. */
import type { FileStore } from '../../files/folder-store';
import type { Base } from '../base/base';
import type { Showing } from '../showing/showing';
import { createAccountsService } from './accounts/accounts.service';
import type { MemberHooks } from './auth/auth.hooks';
import { createAuthService } from './auth/auth.service';
import { createSecondFactorService } from './auth/second-factor.service';
import { createHistoryService, type HistoryService } from './history/history.service';
import { createBookService } from './book/book.service';
import type { PlaceHooks } from './book/book.hooks';
import { createLetters } from './letters/letters.service';
import { membersHandlers } from './members.generated';
import { createPointService } from './point/point.service';
import type { LoginProvider } from './provider/provider.types';
import { createProviderLinksService } from './provider/provider-links.service';
import { createProvidersService } from './provider/provider.service';
import { createSessionsService } from './sessions/sessions.service';
import { createSchoolService } from './school/school.service';
import { createOwnAccountService } from './user/own-account.service';
import { createReminderService } from './user/reminder.service';
import { createUploadsService, type UploadsService } from './upload/upload.service';
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
  const ground = {
    ...base,
    accounts,
    providers,
    links,
    sessions,
    points,
    book,
    schools,
    histories,
    uploads,
    hooks,
    auth,
  };
  const handlers = membersHandlers({
    ...ground,
    secondFactor: createSecondFactorService(ground),
    users: createUserService(ground),
    own: createOwnAccountService(ground),
    reminders: createReminderService(ground),
    isDemo,
    places,
  });
  return {
    handlers,
    sessions,
    points,
    book,
    accounts,
    /** What the base asks of this wing. */
    hooks: { mails: createLetters({ db, accounts, address }) },
  };
};
