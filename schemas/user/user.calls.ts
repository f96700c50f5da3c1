import { secretName, knownPassword } from '../auth/auth';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { email, password } from '../contract/fields';
import { profileFields, profileLines, requiredOfProfile, user } from './user';

/** A password is hashed, and somebody is mailed, with each: as many as an office registers in one afternoon. */
const accountLimits = [
  { by: 'address', most: 60, perS: 900 },
  { by: 'shop', most: 6_000, perS: 600 },
  { by: 'recipient', of: 'email', most: 5, perS: 3600 },
  { by: 'mails', most: 30_000, perS: 600 },
] as const satisfies readonly CallLimit[];

const linkLimits = [{ by: 'address', most: 600, perS: 600 }] as const satisfies readonly CallLimit[];
const wrongLink = failure('No such link, or no longer');
const accepted = {
  description: 'Taken; whether somebody is mailed, and what, depends on what nobody else is told',
} as const;

/** Accounts: registering, confirming the mail address, and what members tell of themselves. */
export const userCalls = {
  register: defineCall({
    method: 'POST',
    path: '/v1/users',
    summary:
      'Registers a member, who confirms the mail address next. The answer is the same where it has an account already: its owner is mailed of it',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: { ...profileFields, email, password },
      required: [...requiredOfProfile, 'email', 'password'],
      additionalProperties: false,
      'x-no-link-across': profileLines,
    },
    limits: accountLimits,
    responses: { 204: accepted },
  }),
  dummy: defineCall({
    method: 'GET',
    path: '/v1/users/dummy',
    summary: 'A user of whom nothing is known yet: what an empty form of one holds',
    audience: 'everyone',
    responses: { 200: { description: 'The user', body: user } },
  }),
  me: defineCall({
    method: 'GET',
    path: '/v1/me/user',
    summary: 'The member',
    audience: 'member',
    responses: { 200: { description: 'The member', body: user } },
  }),
  requestVerification: defineCall({
    method: 'POST',
    path: '/v1/email-verify/request',
    summary: 'Mails the link that confirms the mail address once more, where it is to be confirmed',
    audience: 'visitor',
    body: { type: 'object', properties: { email }, required: ['email'], additionalProperties: false },
    limits: accountLimits,
    responses: { 204: accepted },
  }),
  checkVerification: defineCall({
    method: 'POST',
    path: '/v1/email-verify/check',
    summary:
      'Confirms the mail address: with the mailed token, and by whoever is logged in to that account or knows its password, so that nobody confirms what a stranger has registered in their name',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: { token: secretName, password: knownPassword },
      required: ['token'],
      additionalProperties: false,
    },
    limits: linkLimits,
    responses: {
      200: { description: 'Confirmed; the link is used up', body: user },
      404: wrongLink,
      422: failure('Neither logged in to that account, nor the right password'),
    },
  }),
} as const;
