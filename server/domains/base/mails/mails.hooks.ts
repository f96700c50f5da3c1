/** What the outbox asks of the wings above: it keeps that something is to be told, they know what, to whom and how often. */
import type { CountedMail } from '../request-limits/request-limits.service';
import type { Letter, MailIntent, MailKind, MemberMailIntent, OrderMailIntent, OrderMailKind } from './mails.types';

export interface MailHook<Intent extends MailIntent = MailIntent> {
  /** The call that has such mails sent: its definition says how many one mailbox may get. */
  readonly wantedBy: Pick<CountedMail, 'id' | 'definition'>;
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
