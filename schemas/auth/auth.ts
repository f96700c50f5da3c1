/** What logging in answers, and what it is asked with. */
import type { Infer } from '../contract/json-schema';
import { password } from '../contract/fields';
import { mostWayBackSigns } from './way-back';

/** A random name that only its holder knows: 192 bits, base64url. */
export const secretName = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{32}$',
  'x-personal': 'token',
  description: 'As the mailed link or the answer before has it',
} as const;

/** Of a login: opaque, and such as a header and a cookie can carry (RFC 6750, `b64token`). */
export const accessToken = /^[\w.~+/-]{1,2000}=*$/;

/** Headers of a call about what a visitor has, with or without an account. */
export const visitorHeaders = {
  type: 'object',
  properties: {
    'x-visitor-token': {
      ...secretName,
      description:
        'Of what a guest has looked at and uploaded, as it was answered before; browsers send a cookie that no script reads',
    },
  },
} as const;

/** A password that somebody has: it was right by the rules of its time. */
export const knownPassword = {
  type: 'string',
  title: password.title,
  minLength: 1,
  maxLength: 128,
  'x-kind': 'password',
  'x-autocomplete': 'current-password',
  'x-personal': 'token',
} as const;

/** Asked of who is logged in, since a browser may have been left open. */
export const ownPassword = {
  ...knownPassword,
  'x-hint': 'ご本人の確認のため、現在のパスワードを入力してください',
} as const;

export const loginName = {
  type: 'string',
  title: 'メールアドレスまたはログインID',
  minLength: 1,
  maxLength: 254,
  'x-normalize': 'width',
  'x-autocomplete': 'username',
  'x-personal': 'mail',
} as const;

export const verifyCode = {
  type: 'string',
  title: '認証コード',
  minLength: 1,
  maxLength: 16,
  pattern: '^\\d{6}$',
  'x-kind': 'verify-code',
  'x-normalize': 'code',
  'x-autocomplete': 'one-time-code',
  'x-personal': 'token',
} as const;

export const loginAnswer = {
  title: 'LoginAnswer',
  type: 'object',
  properties: {
    access_token: {
      type: ['string', 'null'],
      pattern: accessToken.source,
      'x-personal': 'token',
      description:
        'Null: a second factor is asked for, or the shop’s own browser keeps it in a cookie that no script reads',
    },
    expires_in: { type: ['integer', 'null'], description: 'Seconds; then it is refreshed' },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    is_registered_member: {
      type: 'boolean',
      description: 'False: the mail address is not confirmed, and nothing else is open yet',
    },
    has_password_expired: { type: 'boolean' },
    has_mail_error_count_over: { type: 'boolean', description: 'The shop’s mails do not arrive' },
    user_id: {
      type: 'string',
      'x-personal': 'token',
      description: 'While a second factor is asked for, what `verify` takes: it names this one login',
    },
    is_verify: { type: 'boolean', description: 'A second factor is asked for' },
    verify_by: { type: 'string', enum: ['mail', 'totp'], description: 'ours: where the code comes from' },
    verify_code: { type: 'string', 'x-personal': 'token', description: 'The mailed code; only of a demo' },
    cart_token: {
      type: 'string',
      'x-personal': 'token',
      description: 'ours: of the member’s cart, with what the guest’s held; absent: the browser goes on with its own',
    },
    cart_count: { type: 'integer', minimum: 0, description: 'ours: how many pieces it holds' },
    is_provider_linked: {
      type: 'boolean',
      description:
        'ours: the provider whose ticket went along opens the account from now on; false: it opens another member’s, and ' +
        'was not linked; absent: there was none to link',
    },
  },
  required: [
    'access_token', 'expires_in', 'expires_at', 'is_registered_member', 'has_password_expired',
    'has_mail_error_count_over', 'user_id', 'is_verify',
  ], // prettier-ignore
  additionalProperties: false,
} as const;

export type LoginAnswer = Infer<typeof loginAnswer>;

/** A provider of logins that the shop has configured. */
export const providerKey = {
  type: 'string',
  pattern: '^[a-z0-9][a-z0-9-]{0,31}$',
  'x-personal': 'none',
  description: 'As the shop’s configuration calls it',
} as const;

/** A path of the shop, which may name what is somebody's own. */
export const wayBack = { type: 'string', maxLength: mostWayBackSigns, 'x-personal': 'token' } as const;

/** Of who was on the way somewhere, and may open the mail in another browser. */
export const mailedWayBack = {
  ...wayBack,
  description:
    'ours: a path of the shop where the mailed link leads on to at last; one that could lead elsewhere, or is too long as an address has it, is left out',
} as const;

/** Sealed by the shop: only it can read or make one. */
const sealed = { type: 'string', pattern: '^[\\w-]{40,4000}$', 'x-personal': 'token' } as const;

export const loginFlow = { ...sealed, description: 'Of one login at a provider, for ten minutes' } as const;

export const providerTicket = {
  ...sealed,
  description: 'ours: who has come from a provider; for half an hour it links that to the account that is logged in to',
} as const;

export const providerEntry = {
  title: 'LoginProvider',
  type: 'object',
  properties: { key: providerKey, name: { type: 'string', description: 'As shoppers know it' } },
  required: ['key', 'name'],
  additionalProperties: false,
} as const;

/** Where a login at a provider begins, and what shows its end to be of the same browser. */
export const providerRedirect = {
  title: 'ProviderRedirect',
  type: 'object',
  properties: {
    url: { type: 'string', 'x-personal': 'token', description: 'Where the browser goes' },
    login_flow: {
      ...loginFlow,
      description:
        'Goes with the callback as `X-Login-Flow`; the shop’s own browser keeps it in a cookie that no script reads',
    },
  },
  required: ['url', 'login_flow'],
  additionalProperties: false,
} as const;

export type ProviderRedirect = Infer<typeof providerRedirect>;

/** What a login answers, and more where nobody is known by the provider's name for them. */
export const providerAnswer = {
  ...loginAnswer,
  title: 'ProviderAnswer',
  properties: {
    ...loginAnswer.properties,
    provider_ticket: {
      ...providerTicket,
      description: 'Nobody is known by it: log in or register with this, and it is linked',
    },
    provider_name: { type: 'string', 'x-personal': 'none', description: 'As shoppers know it' },
    redirect: { ...wayBack, description: 'As it was given at the beginning' },
    known: {
      type: 'object',
      description: 'What the provider says, for the form of a new member',
      properties: {
        email: { type: 'string', 'x-personal': 'mail' },
        last_name: { type: 'string', 'x-personal': 'name' },
        first_name: { type: 'string', 'x-personal': 'name' },
      },
      additionalProperties: false,
    },
  },
} as const;

export type ProviderAnswer = Infer<typeof providerAnswer>;

export const authenticator = {
  title: 'Authenticator',
  type: 'object',
  'x-personal': 'token',
  properties: {
    secret: { type: 'string', pattern: '^[A-Z2-7]{32}$', description: 'Base32, as it is typed into an authenticator' },
    url: { type: 'string', description: '`otpauth:`, as it stands in a QR code' },
    qr_svg: { type: 'string', description: 'The same as a QR code: a picture (SVG), dark on white' },
  },
  required: ['secret', 'url', 'qr_svg'],
  additionalProperties: false,
} as const;

export type Authenticator = Infer<typeof authenticator>;

export const lockState = {
  title: 'LockState',
  type: 'object',
  properties: { is_locked: { type: 'boolean' }, locked_until: { type: ['string', 'null'], format: 'date-time' } },
  required: ['is_locked', 'locked_until'],
  additionalProperties: false,
} as const;
