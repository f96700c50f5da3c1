/** Logging in, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import { Refusal } from '../../../http/error-answer';
import type { Handlers } from '../../../request/handlers';
import type { RequestContext } from '../../../request/request-context';
import type { ProvidersService } from '../provider/provider.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { AuthService, LoggedIn, Pending } from './auth.types';
import { loginAnswerOf, wishOf } from './login-answer';
import { providerAnswers } from './provider-answers';
import type { SecondFactorService } from './second-factor.service';

export interface AuthHandlersDeps {
  readonly auth: AuthService;
  readonly secondFactor: SecondFactorService;
  readonly providers: ProvidersService;
  readonly sessions: Pick<SessionsService, 'ownerOf'>;
  /** Whether a mailed code is shown as well. */
  readonly isDemo: boolean;
}

const noLink = { status: 404, body: errorOf('auth.unlock.not_found') } as const;

const unlockHandlers = (auth: AuthService): Pick<Handlers<Contract['auth']>, 'unlockState' | 'unlock'> => ({
  async unlockState({ params }, context) {
    const lock = await auth.lockOf(context, params.token);
    if (!lock) return noLink;
    const until = lock.lockedUntil?.toISOString() ?? null;
    return { status: 200, body: { is_locked: until !== null, locked_until: until } };
  },

  async unlock({ params }, context) {
    return (await auth.unlock(context, params.token)) ? { status: 204, body: undefined } : noLink;
  },
});

const locked = { status: 423, body: errorOf('auth.login.locked') } as const;
const notSynced = { status: 409, body: errorOf('auth.login.not_synced') } as const;

type Inputs<Name extends 'login' | 'loginSyncChannel'> = Parameters<Handlers<Contract['auth']>[Name]>[0];

/** By name and password; whoever has come from a provider gets their link to it, too. */
const loginBy =
  ({ auth, providers }: Pick<AuthHandlersDeps, 'auth' | 'providers'>) =>
  async ({ body, headers }: Inputs<'login'>, context: RequestContext, isSyncing: boolean) => {
    const { login_id: name, password, provider_ticket: ticket, redirect } = body;
    const link = ticket === undefined ? null : await providers.openTicket(context, ticket);
    if (ticket !== undefined && !link) return { ok: false, code: 'auth.provider.failed' } as const;
    return auth.login(context, { name, password }, wishOf(headers, { isSyncing, link, redirect }));
  };

export const authHandlers = ({
  auth,
  secondFactor,
  providers,
  sessions,
  isDemo,
}: AuthHandlersDeps): Handlers<Contract['auth']> => {
  const login = loginBy({ auth, providers });
  const byProvider = providerAnswers({ auth, providers, sessions, isDemo });
  const answer = (login: LoggedIn | Pending, now: Date) =>
    ({ status: 200, body: loginAnswerOf(login, now, isDemo) }) as const;

  return {
    ...unlockHandlers(auth),

    providers: (_input, context) => byProvider.list(context),
    providerRedirect: (input, context) => byProvider.begin(input, context),
    providerCallback: (input, context) => byProvider.finish(input, context),

    async login(input, context) {
      const result = await login(input, context, false);
      if (result.ok) return answer(result.login, context.now);
      if (result.code === 'auth.login.locked') return locked;
      return result.code === 'auth.login.not_synced' ? notSynced : { status: 422, body: errorOf(result.code) };
    },

    async loginSyncChannel(input, context) {
      const result = await login(input, context, true);
      if (result.ok) return answer(result.login, context.now);
      return result.code === 'auth.login.locked' ? locked : { status: 422, body: errorOf(result.code) };
    },

    async verify({ body, headers }, context) {
      const wish = wishOf(headers, { isSyncing: body.is_sync_user_channel, redirect: body.redirect });
      const result = await auth.verify(context, body.user_id, body.verify_code, wish);
      if (result.ok) return answer(result.login, context.now);
      if (result.code === 'auth.login.locked') return locked;
      return result.code === 'auth.login.not_synced' ? notSynced : { status: 422, body: errorOf(result.code) };
    },

    async resendCode({ body }, context) {
      const result = await auth.resend(context, body.user_id);
      if (result.ok) return answer(result.login, context.now);
      return result.code === 'auth.login.locked' ? locked : { status: 422, body: errorOf(result.code) };
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
      if (refusal === 'auth.required') throw new Refusal(refusal);
      return refusal === 'auth.login.locked' ? locked : { status: 422, body: errorOf(refusal) };
    },
  };
};
