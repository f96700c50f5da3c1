/** The outbox: what is put in within a transaction is sent if the transaction comes about (mail-sender.ts). */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Sanitizer } from '../../html/sanitize';
import { plainText } from '../../html/plain-text';
import { createMessagesService } from '../messages/messages.service';
import { settingsWithin } from '../settings/settings.service';
import { insertMail, readNewest } from './mails.repository';
import type { MailedOrder, NewMail, OutboxMail } from './mails.types';
import { orderMail } from './order-mail';

export type { OutboxMail };

type Trx = Transaction<Database>;

export interface MailsService {
  /**
   * Puts a mail into the outbox, inside of the caller's transaction; an order gets one of a kind, however often it is
   * asked for. Throws (by the database's constraints) where recipient or subject could be more than one line.
   */
  enqueue(trx: Trx, mail: NewMail): Promise<void>;
  /** The mail with which an order's contract comes about. */
  confirmOrder(trx: Trx, ordered: MailedOrder, now: Date): Promise<void>;
  /** Newest first; whom they go to and what they say is for a demo's eyes only. */
  newest(most: number): Promise<OutboxMail[]>;
}

export interface MailsOptions {
  readonly db: Kysely<Database>;
  readonly sanitizer: Sanitizer;
  /** Where shoppers reach the shop, without a slash at the end; null: mails have no links. */
  readonly publicUrl: string | null;
}

const usualCancellation = '発送の準備に入る前でしたら、ご注文の取り消しを電話またはメールで承ります。';

/** A link that stands alone behind a sentence: its words mean nothing where it leads nowhere. */
const loneLinks = /(?<=。)<a\b[^>]*>[^<]*<\/a>(?=<\/p>)/g;

export const createMailsService = ({ db, sanitizer, publicUrl }: MailsOptions): MailsService => ({
  enqueue: insertMail,

  async confirmOrder(trx, { channelId, orderId, order, orderer }, now) {
    // From the transaction's own connection: one that asks for a second may wait for others that do the same.
    const shop = await settingsWithin(trx, channelId);
    const told = await createMessagesService(trx, sanitizer).one(channelId, 'messages', 'confirm-2');
    const cancellation = plainText((told?.body_html ?? '').replaceAll(loneLinks, '')) || usualCancellation;
    const lawUrl = publicUrl === null ? null : `${publicUrl}${shop['SITE.CHANNEL_PREFIX']}/law`;
    const { subject, text } = orderMail({ order, orderer, shop, cancellation, lawUrl });
    const about = { channelId, orderId, kind: 'order_confirmation' } as const;
    await insertMail(trx, { ...about, recipient: order.email, subject, bodyText: text, now });
  },

  newest: (most) => readNewest(db, most),
});
