import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { listOf } from '../contract/lists';
import {
  authenticator,
  knownPassword,
  lockState,
  loginAnswer,
  loginFlow,
  loginName,
  providerAnswer,
  providerEntry,
  providerKey,
  providerRedirect,
  providerTicket,
  secretName,
  verifyCode,
  wayBack,
} from './auth';

/**
 * A password is checked with deliberate work: two a second from an address for a quarter of an hour are more than an
 * office has people who mistype, and in the whole shop as many as two cores check. Tries of one name are counted in the
 * domain, where they lock it.
 */
const loginLimits = [
  { by: 'address', most: 300, perS: 900 },
  { by: 'shop', most: 12_000, perS: 600 },
] as const satisfies readonly CallLimit[];

/** Locked names and codes are mailed of: to one mailbox so many an hour, and so many of one shop. */
const mailLimits = [
  { by: 'recipient', of: 'the account’s mail address', most: 10, perS: 3600 },
  { by: 'mails', most: 30_000, perS: 600 },
] as const satisfies readonly CallLimit[];

const credentials = {
  type: 'object',
  properties: { login_id: loginName, password: knownPassword, provider_ticket: providerTicket },
  required: ['login_id', 'password'],
  additionalProperties: false,
} as const;

/** The token of a request is no input of a call: `Authorization: Bearer …`, or the cookie of the shop's own browser. */
const shown = {
  type: 'object',
  properties: {
    'user-agent': { type: 'string', 'x-personal': 'text', description: 'Stands in the member’s login history' },
    'x-visitor-token': { ...secretName, description: 'Of the guest’s product history, which becomes the member’s' },
    'x-cart-token': {
      ...secretName,
      description: 'Of the guest’s cart, which becomes the member’s; browsers send the cookie `cartToken`',
    },
  },
} as const;
const bearer = {
  type: 'object',
  properties: {
    authorization: {
      type: 'string',
      'x-personal': 'token',
      description: '`Bearer` and the access token; browsers send a cookie',
    },
  },
} as const;

const loggedIn = {
  description: 'Logged in, or a second factor is asked for (`is_verify`)',
  body: loginAnswer,
} as const;
const locked = failure('Too many tries; the name is locked for a while, whether there is such an account or not');
const refused = failure('Wrong, whether there is such an account or not');

const notLinked = failure('The account is right, but not linked to this channel: login-sync-channel does it');
const noProvider = failure('The shop has no such provider');
const providerAway = failure('The provider does not answer, or not in time');

/** Of an answer of the provider: names and values as they stand in the address that it leads back to. */
const providersWord = (maxLength: number) => ({ type: 'string', maxLength, 'x-personal': 'token' }) as const;

const unlockParams = {
  type: 'object',
  properties: { token: secretName },
  required: ['token'],
  additionalProperties: false,
} as const;

export const authText = 'Logging in, and what becomes of a login.';

export const authCalls = {
  login: defineCall({
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Logs a member in',
    audience: 'visitor',
    headers: shown,
    body: credentials,
    limits: [...loginLimits, ...mailLimits],
    responses: {
      200: loggedIn,
      409: notLinked,
      422: refused,
      423: locked,
    },
  }),
  loginSyncChannel: defineCall({
    method: 'POST',
    path: '/v1/auth/login-sync-channel',
    summary: 'Links an account of another channel to this one, and logs in',
    audience: 'visitor',
    headers: shown,
    body: credentials,
    limits: loginLimits,
    responses: { 200: loggedIn, 422: refused, 423: locked },
  }),
  verify: defineCall({
    method: 'POST',
    path: '/v1/auth/verify',
    summary: 'The second factor: logs in with the code',
    audience: 'visitor',
    headers: shown,
    body: {
      type: 'object',
      properties: {
        verify_code: verifyCode,
        user_id: { ...secretName, description: 'As `login` has answered it' },
        is_sync_user_channel: {
          type: 'boolean',
          default: false,
          description: 'Links the account to this channel, too',
        },
      },
      required: ['verify_code', 'user_id'],
      additionalProperties: false,
    },
    limits: loginLimits,
    responses: { 200: loggedIn, 409: failure('The account is not linked to this channel'), 422: refused, 423: locked },
  }),
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
    params: {
      type: 'object',
      properties: { provider: providerKey },
      required: ['provider'],
      additionalProperties: false,
    },
    query: {
      type: 'object',
      properties: {
        redirect: { ...wayBack, description: 'The way back, which the callback answers again' },
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
      'Logs in whom the provider has sent back, with what its address says. A code of the provider is good once. An account is linked only to whoever logs in to it, never by its mail address',
    audience: 'visitor',
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
        state: providersWord(200),
        code: providersWord(4_000),
        iss: providersWord(500),
        error: { type: 'string', maxLength: 200, 'x-personal': 'none' },
      },
      required: ['state'],
      additionalProperties: false,
    },
    limits: [...loginLimits, ...mailLimits],
    responses: {
      200: {
        description:
          'Logged in, a second factor is asked for (`is_verify`), or nobody is known by it (`provider_ticket`)',
        body: providerAnswer,
      },
      404: noProvider,
      409: notLinked,
      422: failure('Not a login that this browser began, or one that is over, was used, or was cancelled'),
      423: locked,
      502: providerAway,
    },
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/v1/auth/refresh',
    summary:
      'A new token for one that is over or nearly so. Whoever asks at once with the same gets the same; the old one is good until the new one is used, and 10 s more. One that is used later ends its login',
    audience: 'visitor',
    headers: bearer,
    limits: [{ by: 'address', most: 6_000, perS: 600 }],
    responses: { 200: { description: 'The new token', body: loginAnswer }, 401: failure('The login is over') },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Ends the login of the token, in all its tokens',
    audience: 'visitor',
    headers: bearer,
    body: {
      type: 'object',
      properties: { keeps_cart: { type: 'boolean', default: false, description: 'ours: the browser keeps its cart' } },
      additionalProperties: false,
    },
    limits: [{ by: 'address', most: 3_000, perS: 600 }],
    responses: { 204: { description: 'Logged out; also where nobody was logged in' } },
  }),
  newAuthenticator: defineCall({
    method: 'POST',
    path: '/v1/me/second-factor/authenticator',
    summary: 'A new secret for an authenticator; it is kept nowhere until it is set with a code of it',
    audience: 'member',
    ours: true,
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: { 200: { description: 'The secret', body: authenticator } },
  }),
  setSecondFactor: defineCall({
    method: 'PUT',
    path: '/v1/me/second-factor',
    summary: 'What a login asks for besides the password: nothing, a mailed code, or that of an authenticator',
    audience: 'member',
    ours: true,
    body: {
      type: 'object',
      properties: {
        second_factor: { type: 'string', enum: ['none', 'mail', 'totp'], title: '二段階認証' },
        password: knownPassword,
        secret: { ...authenticator.properties.secret, 'x-personal': 'token', description: 'Of an authenticator' },
        verify_code: verifyCode,
      },
      required: ['second_factor', 'password'],
      additionalProperties: false,
    },
    limits: loginLimits,
    responses: { 204: { description: 'Set' }, 422: refused, 423: locked },
  }),
  unlockState: defineCall({
    method: 'GET',
    path: '/v1/auth/unlock/{token}',
    summary: 'What the mailed link would unlock; it changes nothing, since mail scanners open links',
    audience: 'visitor',
    params: unlockParams,
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: { 200: { description: 'The lock', body: lockState }, 404: failure('No such link, or no longer') },
  }),
  unlock: defineCall({
    method: 'POST',
    path: '/v1/auth/unlock/{token}',
    summary: 'Unlocks; the link is used up',
    audience: 'visitor',
    ours: true,
    params: unlockParams,
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: { 204: { description: 'Unlocked' }, 404: failure('No such link, or no longer') },
  }),
} as const;
