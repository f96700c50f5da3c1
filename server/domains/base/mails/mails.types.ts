import type { AskedMailKind, MemberMailContent, MemberMailKind, OrderMailKind } from '../../../db/tables/base/mails';

export type { AskedMailKind, MemberMailContent, MemberMailKind, OrderMailKind };

export type MailKind = OrderMailKind | MemberMailKind | AskedMailKind;

export const isOrderKind = (kind: MailKind): kind is OrderMailKind => kind.startsWith('order_');
export type MailStatus = 'queued' | 'sent' | 'failed' | 'expired';

export interface OrderMailIntent {
  readonly channelId: string;
  readonly kind: OrderMailKind;
  readonly orderId: number;
  /** Which of several things of its kind, as the second dispatch; absent: there is but one. */
  readonly about?: number;
}

export interface MemberMailIntent {
  readonly channelId: string;
  readonly kind: MemberMailKind | AskedMailKind;
  /**
   * Null: somebody has asked for it by an address, and whose that is is found when it is written, or by an order that they
   * name; or it goes to nobody.
   */
  readonly memberId: number | null;
  readonly content: MemberMailContent;
}

/** What is to be told: everything else is read when it is. */
export type MailIntent = OrderMailIntent | MemberMailIntent;

export const isOrderMail = (mail: MailIntent): mail is OrderMailIntent => isOrderKind(mail.kind);

export type NewMail = MailIntent & {
  /** Who had it sent to that mailbox (`senderOf`), whose mails share their turns; null: nobody knows. */
  readonly sender?: string | null;
  /** Whether somebody has only asked for it: while one for the same waits, or just after it has ended, another adds none. */
  readonly isAsk?: boolean;
  /** False: the same work, and none is put in. */
  readonly isWanted?: boolean;
};

/** A mail as it is read. */
export interface Letter {
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** The same in HTML; absent: it has none. */
  readonly html?: string;
  /** Why what it tells of no longer holds, for the shop's log: it is not sent any more. Null: it holds. */
  readonly outdated: string | null;
}

export interface OutboxMail {
  readonly status: MailStatus;
  readonly createdAt: Date;
  /** Null: it cannot be written. */
  readonly letter: Letter | null;
}
