/** What logging in answers, and what it is asked with. */
import type { Infer } from '../contract/json-schema';
import { password } from '../contract/fields';

/** A random name that only its holder knows: 192 bits, base64url. */
export const secretName = { type: 'string', pattern: '^[A-Za-z0-9_-]{32}$', 'x-personal': 'token' } as const;

/** A password that somebody has: it was right by the rules of its time. */
export const knownPassword = {
  type: 'string',
  title: password.title,
  minLength: 1,
  maxLength: 128,
  'x-personal': 'token',
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
  'x-normalize': 'digits',
  'x-autocomplete': 'one-time-code',
  'x-personal': 'token',
} as const;

export const loginAnswer = {
  title: 'LoginAnswer',
  type: 'object',
  properties: {
    access_token: {
      type: ['string', 'null'],
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
  },
  required: [
    'access_token', 'expires_in', 'expires_at', 'is_registered_member', 'has_password_expired',
    'has_mail_error_count_over', 'user_id', 'is_verify',
  ], // prettier-ignore
  additionalProperties: false,
} as const;

export type LoginAnswer = Infer<typeof loginAnswer>;

export const authenticator = {
  title: 'Authenticator',
  type: 'object',
  'x-personal': 'token',
  properties: {
    secret: { type: 'string', pattern: '^[A-Z2-7]{32}$', description: 'Base32, as it is typed into an authenticator' },
    url: { type: 'string', description: '`otpauth:`, as it stands in a QR code' },
  },
  required: ['secret', 'url'],
  additionalProperties: false,
} as const;

export const lockState = {
  title: 'LockState',
  type: 'object',
  properties: { is_locked: { type: 'boolean' }, locked_until: { type: ['string', 'null'], format: 'date-time' } },
  required: ['is_locked', 'locked_until'],
  additionalProperties: false,
} as const;
