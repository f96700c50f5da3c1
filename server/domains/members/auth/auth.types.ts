import type { Kysely } from 'kysely';
import type { ErrorCode } from '../../../../schemas/shop-errors';
import { dayMs } from '../../../../src/lib/durations';
import type { Database } from '../../../db/schema';
import type { MailsService } from '../../base/mails/mails.service';
import type { SettingsService } from '../../base/settings/settings.service';
import type { AccountsService, LinkOutcome } from '../accounts/accounts.service';
import type { Account, MemberContext, ProviderLink } from '../accounts/accounts.types';
import type { ClaimedCart, MemberHooks } from './auth.hooks';
import type { ProviderLinksService } from '../provider/provider-links.service';
import type { IssuedToken, SessionsService } from '../sessions/sessions.service';

export interface AuthDeps {
  readonly db: Kysely<Database>;
  readonly accounts: AccountsService;
  readonly sessions: SessionsService;
  readonly mails: Pick<MailsService, 'put' | 'withdraw' | 'count'>;
  readonly settings: Pick<SettingsService, 'server'>;
  readonly links: Pick<ProviderLinksService, 'link'>;
  readonly hooks: () => Pick<MemberHooks, 'prepareLogin'>;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What is told about a login: its browser with its cart, and whether it links the account to the channel. */
export interface LoginWish {
  readonly userAgent: string | undefined;
  readonly isSyncing: boolean;
  /** Of the browser's cart; null: it has none. */
  readonly cartToken: string | null;
  /** Of what the guest has looked at; null: nothing is known. */
  readonly visitorToken: string | null;
  /** Becomes one of the account's; null: it is about none. */
  readonly link: ProviderLink | null;
  /** Where the mail of a lock leads on to (`returnPath`). */
  readonly back: string | null;
}

export interface LoggedIn {
  readonly kind: 'in';
  readonly issued: IssuedToken;
  readonly account: Account;
  readonly isMailFailing: boolean;
  /** As the shop has set how long one is good; whoever has an old one is asked to change it. */
  readonly isPasswordOld: boolean;
  /** That the browser goes on with; null: with the one that it has. */
  readonly cart: ClaimedCart | null;
  /** What became of the provider's account that was to be linked; null: there was none. */
  readonly linked: LinkOutcome | null;
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

export type LoginCode = Extract<ErrorCode, `auth.${'login' | 'verify'}.${string}`>;

export interface LoginRefusal {
  readonly ok: false;
  readonly code: LoginCode;
}

export type LoginResult = { readonly ok: true; readonly login: LoggedIn | Pending } | LoginRefusal;
export type Confirmation =
  | { readonly ok: true; readonly account: Account }
  | LoginRefusal
  /** They have left meanwhile. */
  | { readonly ok: false; readonly code: 'auth.required' };

export interface Lock {
  readonly lockedUntil: Date | null;
}

export interface AuthService {
  login(context: MemberContext, credentials: Credentials, wish: LoginWish): Promise<LoginResult>;
  /**
   * Whoever a provider has vouched for, in place of name and password. Null: nobody is linked to it.
   *
   * @param wish.loggedInId the member who is logged in and is not changed over to another one; null: nobody is
   */
  loginByProvider(
    context: MemberContext,
    link: ProviderLink,
    wish: LoginWish & { readonly loggedInId: number | null },
  ): Promise<LoginResult | { readonly ok: false; readonly code: 'auth.provider.other_member' } | null>;
  verify(context: MemberContext, handle: string, code: string, wish: LoginWish): Promise<LoginResult>;
  /** Mails another code of the login that waits for it; the one before is good no more, unless it is refused. */
  resend(
    context: MemberContext,
    handle: string,
  ): Promise<{ readonly ok: true; readonly login: Pending } | LoginRefusal>;
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

/** What is told of a change that was not confirmed. @param wrong where it was not the password */
export const unconfirmed = <Wrong extends string>(
  { code }: Extract<Confirmation, { readonly ok: false }>,
  wrong: Wrong,
): Wrong | 'auth.login.locked' | 'auth.required' =>
  code === 'auth.login.locked' || code === 'auth.required' ? code : wrong;

export const refused = (code: LoginCode): LoginRefusal => ({ ok: false, code });
export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
/** @param days how long a password is good for; null: for ever */
export const isPasswordOld = ({ passwordChangedAt }: Account, days: number | null, now: Date): boolean =>
  days !== null && after(passwordChangedAt, days * dayMs) <= now;
export const asked = ({ channel, now }: MemberContext) => ({ channelId: channel.id, now });
