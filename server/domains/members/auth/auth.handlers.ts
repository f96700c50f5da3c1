/** Logging in, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import type { LoginAnswer } from '../../../../schemas/auth/auth';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../handlers';
import type { AuthService, LoggedIn, LoginWish, Pending } from './auth.types';
import type { SecondFactorService } from './second-factor.service';

export interface AuthHandlersDeps {
  readonly auth: AuthService;
  readonly secondFactor: SecondFactorService;
  /** Whether a mailed code is shown as well. */
  readonly isDemo: boolean;
}

const inAnswer = ({ issued, account, isMailFailing, isPasswordOld, cart }: LoggedIn, now: Date): LoginAnswer => ({
  access_token: issued.token,
  expires_in: Math.max(0, Math.floor((issued.expiresAt.getTime() - now.getTime()) / 1000)),
  expires_at: issued.expiresAt.toISOString(),
  is_registered_member: account.isRegistered,
  has_password_expired: isPasswordOld,
  has_mail_error_count_over: isMailFailing,
  user_id: String(account.id),
  is_verify: false,
  ...(cart ? { cart_token: cart.token, cart_count: cart.count } : {}),
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

type Shown = Parameters<Handlers<Contract['auth']>['login']>[0]['headers'];

const wishOf = (headers: Shown, isSyncing: boolean): LoginWish => ({
  userAgent: headers['user-agent'],
  isSyncing,
  cartToken: headers['x-cart-token'] ?? null,
  visitorToken: headers['x-visitor-token'] ?? null,
});

export const authHandlers = ({ auth, secondFactor, isDemo }: AuthHandlersDeps): Handlers<Contract['auth']> => {
  const answer = (login: LoggedIn | Pending, now: Date) => ({
    status: 200 as const,
    body: login.kind === 'in' ? inAnswer(login, now) : pendingAnswer(login, isDemo),
  });
  const locked = { status: 423, body: errorOf('auth.login.locked') } as const;
  const notSynced = { status: 409, body: errorOf('auth.login.not_synced') } as const;
  const noLink = { status: 404, body: errorOf('auth.unlock.not_found') } as const;

  return {
    async login({ body: { login_id: name, password }, headers }, context) {
      const wish = wishOf(headers, false);
      const result = await auth.login(context, { name, password }, wish);
      if (result.ok) return answer(result.login, context.now);
      if (result.code === 'auth.login.locked') return locked;
      return result.code === 'auth.login.not_synced' ? notSynced : { status: 422, body: errorOf(result.code) };
    },

    async loginSyncChannel({ body: { login_id: name, password }, headers }, context) {
      const wish = wishOf(headers, true);
      const result = await auth.login(context, { name, password }, wish);
      if (result.ok) return answer(result.login, context.now);
      return result.code === 'auth.login.locked' ? locked : { status: 422, body: errorOf(result.code) };
    },

    async verify({ body, headers }, context) {
      const wish = wishOf(headers, body.is_sync_user_channel);
      const result = await auth.verify(context, body.user_id, body.verify_code, wish);
      if (result.ok) return answer(result.login, context.now);
      if (result.code === 'auth.login.locked') return locked;
      return result.code === 'auth.login.not_synced' ? notSynced : { status: 422, body: errorOf(result.code) };
    },

    async refresh(_input, context) {
      const login = context.token === undefined ? null : await auth.refresh(context, context.token);
      return login ? answer(login, context.now) : { status: 401, body: errorOf('auth.required') };
    },

    async logout(_input, context) {
      if (context.token !== undefined) await auth.logout(context, context.token);
      return { status: 204, body: undefined };
    },

    async newAuthenticator(_input, context) {
      return { status: 200, body: await secondFactor.newAuthenticator(context, context.visitor.userId) };
    },

    async setSecondFactor({ body }, context) {
      const { second_factor: factor, password, secret, verify_code: code } = body;
      const wish = { factor, password, secret, code };
      const refusal = await secondFactor.set(context, context.visitor.userId, wish);
      if (refusal === null) return { status: 204, body: undefined };
      return refusal === 'auth.login.locked' ? locked : { status: 422, body: errorOf(refusal) };
    },

    async unlockState({ params }, context) {
      const lock = await auth.lockOf(context, params.token);
      if (!lock) return noLink;
      const until = lock.lockedUntil?.toISOString() ?? null;
      return { status: 200, body: { is_locked: until !== null, locked_until: until } };
    },

    async unlock({ params }, context) {
      return (await auth.unlock(context, params.token)) ? { status: 204, body: undefined } : noLink;
    },
  };
};
