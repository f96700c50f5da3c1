import type { Database } from '../../../db/schema';

export type MailKind = Database['mails']['kind'];
export type MailStatus = 'queued' | 'sent' | 'failed' | 'expired';

/** What is to be told: everything else is read when it is. */
export interface MailIntent {
  readonly channelId: string;
  readonly orderId: number;
  readonly kind: MailKind;
}

export interface NewMail extends MailIntent {
  /** Who had it sent to that mailbox (`senderOf`), whose mails share their turns; null: nobody knows. */
  readonly sender?: string | null;
}

/** A mail as it is read. */
export interface Letter {
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** Why what it tells of no longer holds, for the shop's log: it is not sent any more. Null: it holds. */
  readonly outdated: string | null;
}

export interface OutboxMail {
  readonly status: MailStatus;
  readonly createdAt: Date;
  /** Null: it cannot be written. */
  readonly letter: Letter | null;
}
