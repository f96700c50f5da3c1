import { knownPassword, mailedWayBack, providerTicket, secretName } from '../auth/auth';
import { nameTries } from '../auth/auth-parts';
import { defineCall, failure } from '../contract/define-call';
import { email, password } from '../contract/fields';
import { pageListOf } from '../contract/lists';
import { mailLimits } from '../contract/mail-limits';
import { pageHeaders, pageQuery } from '../contract/pagination';
import { toldSeen } from './told-fingerprint';
import { loginHistory, profileFields, profileLines, requiredOfProfile, user } from './user';
import { accepted, linkLimits, userReminderCalls, wrongLink } from './user-reminder.calls';

const unknownSchool = failure('A field breaks its schema, or the school is none of the channel’s (`errors.school`)');
const notSet = failure(
  'A field breaks its schema, the school is none of the channel’s (`errors.school`), or it was changed elsewhere since it was shown (request.outdated)',
);

/** Whoever has found a browser open does not guess the password: it is counted as a login. */
const ownPassword = {
  422: failure('Not the member’s password'),
  423: failure('Too many wrong ones; locked for a while'),
} as const;

export const userText = 'Members’ accounts: registering, and what members tell of themselves.';

export const userCalls = {
  register: defineCall({
    method: 'POST',
    path: '/v1/users',
    summary:
      'Registers a member, who confirms the mail address next. The answer is the same where it has an account already: its owner is mailed of it',
    audience: 'visitor',
    isOfMembers: true,
    body: {
      type: 'object',
      properties: {
        ...profileFields,
        email,
        password,
        redirect: mailedWayBack,
        provider_ticket: {
          ...providerTicket,
          description: 'ours: linked to the account where the provider vouches for this very mail address',
        },
      },
      required: [...requiredOfProfile, 'email', 'password'],
      additionalProperties: false,
      'x-no-link-across': profileLines,
    },
    limits: mailLimits,
    responses: { 204: accepted, 422: unknownSchool },
  }),
  dummy: defineCall({
    method: 'GET',
    path: '/v1/users/dummy',
    summary: 'A user of whom nothing is known yet: what an empty form of one holds',
    audience: 'everyone',
    examples: { 200: '/v1/users/dummy' },
    responses: { 200: { description: 'The user', body: user } },
  }),
  me: defineCall({
    method: 'GET',
    path: '/v1/me/user',
    summary: 'The member',
    audience: 'member',
    responses: { 200: { description: 'The member', body: user } },
  }),
  update: defineCall({
    method: 'PUT',
    path: '/v1/me/user',
    summary: 'Sets what the member tells of themselves; what is not given is left empty',
    audience: 'member',
    isOfMembers: true,
    body: {
      type: 'object',
      properties: { ...profileFields, fingerprint: toldSeen },
      required: requiredOfProfile,
      additionalProperties: false,
      'x-no-link-across': profileLines,
    },
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: { 200: { description: 'The member', body: user }, 422: notSet },
  }),
  leave: defineCall({
    method: 'DELETE',
    path: '/v1/me/user',
    summary:
      'Leaves the shop, once nothing is to be sent any more: the account goes with all that is known of the member; orders stay, as the law asks',
    audience: 'member',
    ends: 'cart',
    endsLogins: true,
    body: {
      type: 'object',
      properties: { password: knownPassword },
      required: ['password'],
      additionalProperties: false,
    },
    limits: [...mailLimits, nameTries],
    responses: {
      204: { description: 'Left; nobody is logged in any more' },
      409: failure(
        'Something that they ordered is still to be sent, or a gift waits for its receiver (user.leave.not_yet)',
      ),
      ...ownPassword,
    },
  }),
  password: defineCall({
    method: 'PUT',
    path: '/v1/me/password',
    summary: 'Sets a new password, and ends all logins',
    audience: 'member',
    isOfMembers: true,
    endsLogins: true,
    body: {
      type: 'object',
      properties: {
        password: { ...knownPassword, title: '現在のパスワード' },
        new_password: { ...password, title: '新しいパスワード' },
      },
      required: ['password', 'new_password'],
      additionalProperties: false,
    },
    limits: [...mailLimits, nameTries],
    responses: {
      204: { description: 'Set; one logs in anew' },
      ...ownPassword,
      422: failure('Not the member’s password, or (`errors.new_password`) the new one is the same'),
    },
  }),
  loginHistories: defineCall({
    method: 'GET',
    path: '/v1/me/login-histories',
    summary: 'When and from where the member has logged in, newest first, for a year',
    audience: 'member',
    query: { type: 'object', properties: pageQuery, additionalProperties: false },
    responses: { 200: { description: 'A page of logins', headers: pageHeaders, body: pageListOf(loginHistory) } },
  }),
  ...userReminderCalls,
  requestVerification: defineCall({
    method: 'POST',
    path: '/v1/email-verify/request',
    summary: 'Mails the link that confirms the mail address once more, where it is to be confirmed',
    audience: 'visitor',
    isOfMembers: true,
    body: {
      type: 'object',
      properties: {
        email: { ...email, description: 'ours: absent, it is that of whoever is logged in' },
        redirect: mailedWayBack,
      },
      additionalProperties: false,
    },
    limits: mailLimits,
    responses: { 204: accepted },
  }),
  verificationState: defineCall({
    method: 'GET',
    path: '/v1/email-verify/{token}',
    summary: 'Whether the mailed link is good; it changes nothing, since mail scanners open links',
    audience: 'visitor',
    ours: true,
    params: {
      type: 'object',
      properties: { token: secretName },
      required: ['token'],
      additionalProperties: false,
    },
    limits: linkLimits,
    responses: {
      200: {
        description: 'Whether it is',
        body: {
          type: 'object',
          properties: { is_good: { type: 'boolean', description: 'false: used up, over, or no link at all' } },
          required: ['is_good'],
        },
      },
    },
  }),
  checkVerification: defineCall({
    method: 'POST',
    path: '/v1/email-verify/check',
    summary:
      'Confirms the mail address: with the mailed token, and by whoever is logged in to that account or knows its password, so that nobody confirms what a stranger has registered in their name',
    audience: 'visitor',
    isOfMembers: true,
    ends: 'guest',
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
