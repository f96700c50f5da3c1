/** What is answered of a login by a provider. */
import type { ProviderAnswer } from '../../../../schemas/auth/auth';
import type { Contract } from '../../../../schemas/shop-contract';
import type { CallAnswer, HandlerInput } from '../../../../schemas/contract/define-call';
import { errorOf } from '../../../../schemas/shop-errors';
import type { PublicContext, RequestContext } from '../../../request/request-context';
import type { ProviderPerson } from '../provider/provider.types';
import type { ProviderCode, ProvidersService } from '../provider/provider.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { AuthService, LoginCode } from './auth.types';
import { loginAnswerOf, wishOf } from './login-answer';

export interface ProviderAnswersDeps {
  readonly auth: Pick<AuthService, 'loginByProvider'>;
  readonly providers: ProvidersService;
  readonly sessions: Pick<SessionsService, 'ownerOf'>;
  readonly isDemo: boolean;
}

type Calls = Contract['auth'];

/** Somebody came from a provider whom nobody here is linked to: nothing says whether the mail address has an account. */
const strangerAnswer = (ticket: string, { email, lastName, firstName }: ProviderPerson): ProviderAnswer => ({
  access_token: null,
  expires_in: null,
  expires_at: null,
  is_registered_member: false,
  has_password_expired: false,
  has_mail_error_count_over: false,
  user_id: '',
  is_verify: false,
  provider_ticket: ticket,
  known: { email, last_name: lastName, first_name: firstName },
});

const notFound = { status: 404, body: errorOf('auth.provider.not_found') } as const;
const away = { status: 502, body: errorOf('auth.provider.away') } as const;

/** What has refused a callback, and where it was to lead, where that is known. */
const refusalOf = (
  code: Exclude<LoginCode | ProviderCode, 'auth.provider.not_found'>,
  redirect: string | undefined,
): CallAnswer<Calls['providerCallback']> => {
  const body = { ...errorOf(code), ...(redirect === undefined ? {} : { redirect }) };
  if (code === 'auth.provider.away') return { status: 502, body };
  if (code === 'auth.login.locked') return { status: 423, body };
  const isConflict = code === 'auth.login.not_synced' || code === 'auth.provider.other_member';
  return { status: isConflict ? 409 : 422, body };
};

export const providerAnswers = ({ auth, providers, sessions, isDemo }: ProviderAnswersDeps) => ({
  list: (context: PublicContext): CallAnswer<Calls['providers']> => ({
    status: 200,
    body: { data: providers.list(context).map(({ key, name }) => ({ key, name })) },
  }),

  async begin(
    { params, query }: HandlerInput<Calls['providerRedirect']>,
    context: RequestContext,
  ): Promise<CallAnswer<Calls['providerRedirect']>> {
    const { redirect = '', is_sync_user_channel: isSyncing } = query;
    const begun = await providers.begin(context, params.provider, { redirect, isSyncing });
    if (begun.ok) return { status: 200, body: { url: begun.url, login_flow: begun.flow } };
    return begun.code === 'auth.provider.away' ? away : notFound;
  },

  async finish(
    { params, query, headers }: HandlerInput<Calls['providerCallback']>,
    context: RequestContext,
  ): Promise<CallAnswer<Calls['providerCallback']>> {
    const came = await providers.finish(context, params.type, query, headers['x-login-flow']);
    if (!came.ok) return came.code === 'auth.provider.not_found' ? notFound : refusalOf(came.code, came.redirect);
    const { person, provider, begun } = came;
    const more = { provider_name: provider.name, redirect: begun.redirect };
    const { token, channel, now } = context;
    const loggedInId = token === undefined ? null : await sessions.ownerOf(token, { channelId: channel.id, now });
    const result = await auth.loginByProvider(context, person, {
      ...wishOf(headers, { isSyncing: begun.isSyncing }),
      loggedInId,
    });
    if (result === null) {
      const ticket = await providers.ticketOf(context, person);
      return { status: 200, body: { ...strangerAnswer(ticket, person), ...more } };
    }
    if (result.ok) return { status: 200, body: { ...loginAnswerOf(result.login, context.now, isDemo), ...more } };
    return refusalOf(result.code, begun.redirect);
  },
});
