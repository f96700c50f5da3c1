/** What the calls of logging in have in common, by password and by a provider. */
import { type CallLimit, failure } from '../contract/define-call';
import { secretName } from './auth';
import { lockMinutes } from './lock-minutes';

/**
 * A password is checked with deliberate work: two a second from an address for a quarter of an hour are more than an
 * office has people who mistype, and in the whole shop as many as two cores check.
 */
export const loginLimits = [
  { by: 'address', most: 300, perS: 900 },
  { by: 'shop', most: 12_000, perS: 600 },
] as const satisfies readonly CallLimit[];

/** They lock the name for as long, whether there is such an account or not. */
export const nameTries = { by: 'tries', of: 'one name', most: 10, perS: lockMinutes * 60 } as const satisfies CallLimit;

/** Of a second factor, which is good for as long; then one logs in anew. */
export const codeTries = { by: 'tries', of: 'one login', most: 5, perS: 600 } as const satisfies CallLimit;

/** A login that waits for a mailed code ends so long after it began, and so many of them are mailed meanwhile. */
export const loginCodes = { by: 'codes', of: 'one login', most: 4, perS: 1800 } as const satisfies CallLimit;

/** A mail may take that long; whoever presses again and again has no better code by it. */
export const codePause = { by: 'codes', of: 'one login', most: 1, perS: 30 } as const satisfies CallLimit;

/** Only who has the password has any mailed. One more is refused and said: none waits in the outbox until it is over. */
export const accountCodes = { by: 'codes', of: 'one account', most: 10, perS: 3600 } as const satisfies CallLimit;

const shopMails = { by: 'mails', most: 30_000, perS: 600 } as const satisfies CallLimit;

/** What logging in mails of itself, as that a name is locked: to one mailbox so many an hour, and so many of one shop. */
export const mailLimits = [
  { by: 'recipient', of: 'the account’s mail address', most: 10, perS: 3600 },
  shopMails,
] as const satisfies readonly CallLimit[];

/** Of codes, no mailbox is counted: other mails to it hold none up. */
export const codeLimits = [accountCodes, shopMails] as const satisfies readonly CallLimit[];

/** What comes along with a login. */
export const shown = {
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
export const locked = failure(
  'Too many tries; the name is locked for a while, whether there is such an account or not',
);
export const notLinked = failure('The account is right, but not linked to this channel: login-sync-channel does it');
