/** What the outbox asks of the wings above: it keeps that something is to be told, they know what, to whom and how often. */
import type { CallId, CallOf } from '../../../../schemas/shop-contract';
import type { Letter, MailIntent, MailKind, MemberMailIntent, OrderMailIntent, OrderMailKind } from './mails.types';

/** A call whose definition bounds what is mailed. No other one may be named: its mails were not counted. */
export type MailingCall = {
  [Id in CallId]: CallOf<Id> extends { readonly limits: readonly (infer Limit)[] }
    ? [Extract<Limit, { readonly by: 'recipient' | 'mails' }>] extends [never]
      ? never
      : Id
    : never;
}[CallId];

export interface MailHook<Intent extends MailIntent = MailIntent> {
  /** The calls that have such mails sent, or began what they tell of. */
  readonly wantedBy: readonly [MailingCall, ...MailingCall[]];
  /** What a mail says at the moment of sending; outside of any transaction. */
  readonly write: (mail: Intent) => Promise<Letter>;
  /** It is about to leave: what it tells of begins now. */
  readonly onSending?: (mail: Intent, at: Date) => Promise<void>;
}

export type OrderMailHook = MailHook<OrderMailIntent>;
export type MemberMailHook = MailHook<MemberMailIntent>;

/** A kind of mail that no wing tells of does not compile. */
export type MailHooks = {
  readonly [Kind in MailKind]: Kind extends OrderMailKind ? OrderMailHook : MemberMailHook;
};
