import type { Orderer } from '../../../../schemas/address/address';
import type { TemporaryOrder } from '../../../../schemas/order/order';

export type MailKind = 'order_confirmation';
export type MailStatus = 'queued' | 'sent' | 'failed' | 'expired';

/** What is to be told: everything else is read when it is. */
export interface MailIntent {
  readonly channelId: string;
  readonly orderId: number;
  readonly kind: MailKind;
}

/** A mail as it is read. */
export interface Letter {
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** What it tells of no longer holds, such as an order that was cancelled: it is not sent any more. */
  readonly isOutdated: boolean;
}

export interface OutboxMail {
  readonly status: MailStatus;
  readonly createdAt: Date;
  /** Null: it cannot be written. */
  readonly letter: Letter | null;
}

/** An order as its mail tells it: the copy that was made when it was placed. */
export interface MailedOrder {
  readonly order: TemporaryOrder;
  readonly orderer: Orderer;
}
