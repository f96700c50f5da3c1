/** Mailed links, and those for whoever has forgotten password or login id. */
import { mailedWayBack, secretName } from '../auth/auth';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { email, password } from '../contract/fields';
import { mailLimits } from '../contract/mail-limits';

export const linkLimits = [{ by: 'address', most: 600, perS: 600 }] as const satisfies readonly CallLimit[];
export const wrongLink = failure('No such link, or no longer');
export const accepted = {
  description: 'Taken; whether somebody is mailed, and what, depends on what nobody else is told',
} as const;

const reminderType = {
  type: 'string',
  enum: ['password', 'username'],
  default: 'password',
  description: 'What was forgotten: the password, or the login id',
} as const;

const linkBody = {
  type: 'object',
  properties: { type: reminderType, token: secretName },
  required: ['token'],
  additionalProperties: false,
} as const;

const reminded = {
  title: 'Reminded',
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['password', 'username'] },
    code: { type: ['string', 'null'], 'x-personal': 'number', description: 'The login id, where that was forgotten' },
    email: {
      type: 'string',
      'x-personal': 'mail',
      description: 'ours: whose new password it is, for whoever has the link, while it is good',
    },
  },
  required: ['type', 'code'],
  additionalProperties: false,
} as const;

export const userReminderCalls = {
  requestReminder: defineCall({
    method: 'POST',
    path: '/v1/reminder/request',
    summary: 'Mails a link to whoever has forgotten password or login id',
    audience: 'visitor',
    isOfMembers: true,
    body: {
      type: 'object',
      properties: { type: reminderType, email, redirect: mailedWayBack },
      required: ['email'],
      additionalProperties: false,
    },
    limits: mailLimits,
    responses: { 204: accepted },
  }),
  checkReminder: defineCall({
    method: 'POST',
    path: '/v1/reminder/check',
    summary: 'Whether the mailed link is good, and the login id where that was forgotten; it changes nothing',
    audience: 'visitor',
    isRead: true,
    body: linkBody,
    limits: linkLimits,
    responses: { 200: { description: 'It is good', body: reminded }, 404: wrongLink },
  }),
  resetByReminder: defineCall({
    method: 'POST',
    path: '/v1/reminder/reset',
    summary:
      'Sets the password, which ends all logins and confirms the mail address; or gives the account a new login id. The link is used up',
    audience: 'visitor',
    isOfMembers: true,
    body: {
      type: 'object',
      properties: { type: reminderType, token: secretName, password: { ...password, title: '新しいパスワード' } },
      required: ['token'],
      additionalProperties: false,
      if: { properties: { type: { const: 'username' } }, required: ['type'] },
      else: { required: ['password'] },
    },
    limits: linkLimits,
    responses: {
      200: { description: 'Done', body: reminded },
      404: wrongLink,
      422: failure(
        'A field, such as a password that breaks its rules; or the password is too old, and the same one was given',
      ),
    },
  }),
} as const;
