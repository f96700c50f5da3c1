import type { Orderer } from '../../../schemas/entities/address';
import type { TemporaryOrder } from '../../../schemas/entities/order';

export interface NewMail {
  readonly channelId: string;
  /** Null: it is about no order. */
  readonly orderId: number | null;
  readonly kind: 'order_confirmation';
  /** One address. */
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly bodyText: string;
  readonly now: Date;
}

export interface OutboxMail {
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly createdAt: Date;
}

/** An order as its mail tells it. */
export interface MailedOrder {
  readonly channelId: string;
  readonly orderId: number;
  readonly order: TemporaryOrder;
  readonly orderer: Orderer;
}
