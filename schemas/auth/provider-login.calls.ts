/** Logging in by another provider (docs/adr/0014-a-provider-opens-what-was-linked.md). */
import { defineCall, failure } from '../contract/define-call';
import { errorBody } from '../contract/errors';
import { listOf } from '../contract/lists';
import { loginFlow, providerAnswer, providerEntry, providerKey, providerRedirect, wayBack } from './auth';
import { accountCodes, locked, loginLimits, mailLimits, shown } from './auth-parts';

const noProvider = failure('The shop has no such provider');
const providerAway = failure('The provider does not answer, or not in time');

/** Of a callback whose beginning is known: a refusal leads on as the login would have. */
const refusedCallback = {
  ...errorBody,
  title: 'ProviderRefusal',
  properties: {
    ...errorBody.properties,
    redirect: {
      ...wayBack,
      description: 'ours: as it was given at the beginning, wherever that leads; absent: that is not known',
    },
  },
} as const;
const withRedirect = <const D extends string>({ description }: { readonly description: D }) =>
  ({ description, body: refusedCallback }) as const;

/** Of an answer of the provider: names and values as they stand in the address that it leads back to. */
const providersWord = (maxLength: number, description: string) =>
  ({ type: 'string', maxLength, 'x-personal': 'token', description }) as const;

export const providerLoginCalls = {
  providers: defineCall({
    method: 'GET',
    path: '/v1/auth/providers',
    summary: 'The providers that members can log in by',
    audience: 'everyone',
    ours: true,
    examples: { 200: '/v1/auth/providers' },
    responses: { 200: { description: 'Providers, as the shop has configured them', body: listOf(providerEntry) } },
  }),
  providerRedirect: defineCall({
    method: 'GET',
    path: '/v1/auth/{provider}/redirect',
    summary: 'Where a login at a provider begins; it changes nothing',
    audience: 'visitor',
    isOfMembers: true,
    gives: 'login-flow',
    params: {
      type: 'object',
      properties: { provider: providerKey },
      required: ['provider'],
      additionalProperties: false,
    },
    query: {
      type: 'object',
      properties: {
        redirect: { ...wayBack, description: 'The way back, which the callback answers again, up to 2,000 bytes' },
        is_sync_user_channel: {
          type: 'boolean',
          default: false,
          description: 'Links the account to this channel, too',
        },
      },
      additionalProperties: false,
    },
    limits: loginLimits,
    responses: {
      200: { description: 'Where to go', body: providerRedirect },
      404: noProvider,
      502: providerAway,
    },
  }),
  providerCallback: defineCall({
    method: 'GET',
    path: '/v1/auth/{type}/callback',
    summary:
      'Logs in whom the provider has sent back, with what its address says. A code of the provider is good once; sent again within ten seconds, as by a page that is loaded anew, it is answered alike. An account is linked only to whoever logs in to it, never by its mail address',
    audience: 'visitor',
    isOfMembers: true,
    ends: 'login-flow',
    gives: 'login',
    headers: {
      ...shown,
      properties: {
        ...shown.properties,
        'x-login-flow': { ...loginFlow, description: 'As `redirect` has answered it; browsers send a cookie' },
      },
    },
    params: { type: 'object', properties: { type: providerKey }, required: ['type'], additionalProperties: false },
    query: {
      type: 'object',
      properties: {
        state: providersWord(200, 'As it was sent to the provider'),
        code: providersWord(4_000, 'The authorization code (RFC 6749); absent where the login came to nothing'),
        iss: providersWord(500, 'Who the provider says it is (RFC 9207)'),
        error: {
          type: 'string',
          maxLength: 200,
          'x-personal': 'none',
          description: 'Why it came to nothing, such as access_denied',
        },
      },
      required: ['state'],
      additionalProperties: false,
    },
    limits: [...loginLimits, accountCodes, ...mailLimits],
    responses: {
      200: {
        description:
          'Logged in, a second factor is asked for (`is_verify`), or nobody is known by it (`provider_ticket`)',
        body: providerAnswer,
      },
      404: noProvider,
      409: {
        description:
          'The account is not linked to this channel: with `is_sync_user_channel` it will be (`auth.login.not_synced`). Or another member is logged in, and stays so (`auth.provider.other_member`)',
        body: refusedCallback,
      },
      422: {
        description: 'Not a login that this browser began, or one that is over, was used, or was cancelled',
        body: refusedCallback,
      },
      423: withRedirect(locked),
      502: withRedirect(providerAway),
    },
  }),
} as const;
