/** What is told of a login, and what a call says of whoever logs in. */
import type { LoginAnswer } from '../../../../schemas/auth/auth';
import { returnPath } from '../../../../src/domain/return-path';
import type { ProviderLink } from '../accounts/accounts.types';
import type { LoggedIn, LoginWish, Pending } from './auth.types';

const inAnswer = (
  { issued, account, isMailFailing, isPasswordOld, cart, linked }: LoggedIn,
  now: Date,
): LoginAnswer => ({
  access_token: issued.token,
  expires_in: Math.max(0, Math.floor((issued.expiresAt.getTime() - now.getTime()) / 1000)),
  expires_at: issued.expiresAt.toISOString(),
  is_registered_member: account.isRegistered,
  has_password_expired: isPasswordOld,
  has_mail_error_count_over: isMailFailing,
  user_id: String(account.id),
  is_verify: false,
  ...(cart ? { cart_token: cart.token, cart_count: cart.count } : {}),
  ...(linked === 'new' || linked === 'taken' ? { is_provider_linked: linked === 'new' } : {}),
});

const pendingAnswer = ({ handle, account, by, code }: Pending, isDemo: boolean): LoginAnswer => ({
  access_token: null,
  expires_in: null,
  expires_at: null,
  is_registered_member: account.isRegistered,
  has_password_expired: false,
  has_mail_error_count_over: false,
  user_id: handle,
  is_verify: true,
  verify_by: by,
  ...(isDemo && code !== null ? { verify_code: code } : {}),
});

/** @param isDemo whether a mailed code is shown as well */
export const loginAnswerOf = (login: LoggedIn | Pending, now: Date, isDemo: boolean): LoginAnswer =>
  login.kind === 'in' ? inAnswer(login, now) : pendingAnswer(login, isDemo);

/** Headers of a call that logs in. */
interface Shown {
  readonly 'user-agent'?: string;
  readonly 'x-cart-token'?: string;
  readonly 'x-visitor-token'?: string;
}

/** What a call's body says of a login. */
interface Said {
  readonly isSyncing: boolean;
  readonly link?: ProviderLink | null;
  readonly redirect?: string | undefined;
}

export const wishOf = (headers: Shown, { isSyncing, link = null, redirect }: Said): LoginWish => ({
  userAgent: headers['user-agent'],
  isSyncing,
  link,
  back: returnPath(redirect),
  cartToken: headers['x-cart-token'] ?? null,
  visitorToken: headers['x-visitor-token'] ?? null,
});
