import { defineCall, failure } from '../contract/define-call';
import { usualLimits } from '../contract/usual-limits';
import {
  authenticator,
  knownPassword,
  lockState,
  loginAnswer,
  loginName,
  mailedWayBack,
  providerTicket,
  secretName,
  verifyCode,
} from './auth';
import {
  accountCodes,
  codeLimits,
  codePause,
  codeTries,
  locked,
  loginCodes,
  loginLimits,
  mailLimits,
  nameTries,
  notLinked,
  shown,
} from './auth-parts';
import { providerLoginCalls } from './provider-login.calls';

const credentials = {
  type: 'object',
  properties: {
    login_id: loginName,
    password: knownPassword,
    provider_ticket: providerTicket,
    redirect: mailedWayBack,
  },
  required: ['login_id', 'password'],
  additionalProperties: false,
} as const;

/** The token of a request is no input of a call: `Authorization: Bearer …`, or the cookie of the shop's own browser. */
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
const refusedLogin = failure(
  'Wrong, whether there is such an account or not; or right, and no further code can be mailed for now (`auth.verify.too_many`)',
);
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
    isOfMembers: true,
    gives: 'login',
    headers: shown,
    body: credentials,
    limits: [...loginLimits, nameTries, accountCodes, ...mailLimits],
    responses: {
      200: loggedIn,
      409: notLinked,
      422: refusedLogin,
      423: locked,
    },
  }),
  loginSyncChannel: defineCall({
    method: 'POST',
    path: '/v1/auth/login-sync-channel',
    summary: 'Links an account of another channel to this one, and logs in',
    audience: 'visitor',
    isOfMembers: true,
    gives: 'login',
    headers: shown,
    body: credentials,
    limits: [...loginLimits, nameTries, accountCodes],
    responses: { 200: loggedIn, 422: refusedLogin, 423: locked },
  }),
  verify: defineCall({
    method: 'POST',
    path: '/v1/auth/verify',
    summary: 'The second factor: logs in with the code',
    audience: 'visitor',
    isOfMembers: true,
    gives: 'login',
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
        redirect: mailedWayBack,
      },
      required: ['verify_code', 'user_id'],
      additionalProperties: false,
    },
    limits: [...loginLimits, nameTries, codeTries],
    responses: {
      200: loggedIn,
      409: failure('The account is not linked to this channel'),
      422: failure(
        'Wrong (`auth.verify.failed`), or an authenticator’s that was used before (`auth.verify.used`); or no code ends this login any more (`auth.verify.over`): it begins anew',
      ),
      423: locked,
    },
  }),
  resendCode: defineCall({
    method: 'POST',
    path: '/v1/auth/verify/code',
    summary: 'Mails another code of a login that waits for one; the one before is good no more',
    audience: 'visitor',
    isOfMembers: true,
    gives: 'login',
    ours: true,
    body: {
      type: 'object',
      properties: { user_id: { ...secretName, description: 'As `login` has answered it' } },
      required: ['user_id'],
      additionalProperties: false,
    },
    limits: [...loginLimits, codePause, loginCodes, ...codeLimits],
    responses: {
      200: { description: 'The login, which waits for the other code', body: loginAnswer },
      422: failure(
        'No login waits for a mailed code, or no longer (`auth.verify.over`): it begins anew. Or the code before stays good: it was mailed just now (`auth.verify.too_soon`), was the last of this login (`auth.verify.no_more`), or the account gets no more for now (`auth.verify.too_many`)',
      ),
      423: locked,
    },
  }),
  ...providerLoginCalls,
  refresh: defineCall({
    method: 'POST',
    path: '/v1/auth/refresh',
    summary:
      'A new token for one that is over or nearly so. Whoever asks at once with the same gets the same; the old one is good until the new one is used, and 10 s more. One that is used later ends its login',
    audience: 'visitor',
    gives: 'renewal',
    headers: bearer,
    limits: usualLimits,
    responses: { 200: { description: 'The new token', body: loginAnswer }, 401: failure('The login is over') },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Ends the login of the token, in all its tokens',
    audience: 'visitor',
    ends: 'login',
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
    summary: 'A secret for an authenticator: another one each time, kept nowhere until it is set with a code of it',
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
        secret: {
          ...authenticator.properties.secret,
          'x-personal': 'token',
          description: 'Of an authenticator; wanted for `totp`, with a code of it',
        },
        verify_code: verifyCode,
      },
      required: ['second_factor', 'password'],
      additionalProperties: false,
    },
    limits: [...loginLimits, nameTries],
    responses: {
      204: { description: 'Set' },
      422: failure('A field; or the password or the code is wrong, which the code says'),
      423: locked,
    },
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
