/**
 * The outbox. What is put in within a transaction is only which order is to be told of, so that no text can stop an
 * order; it is written and sent if the transaction comes about (mail-sender.ts). What is told is the order's own copy of
 * what was bought; how the shop calls itself and what it says of returns is that of the moment of sending.
 */
import type { Kysely, Transaction } from 'kysely';
import { plainText } from '../../../html/plain-text';
import type { Database } from '../../../db/schema';
import type { Sanitizer } from '../../../html/sanitize';
import { createMessagesService } from '../messages/messages.service';
import { settingsWithin } from '../settings/settings.service';
import { countWaiting, deleteEndedBefore, expireWaiting, insertMail, readNewest } from './mails.repository';
import type { Letter, MailedOrder, MailIntent, MailKind, OutboxMail } from './mails.types';
import { orderMail } from '../../selling/order/telling/order-mail';

export type { OutboxMail };

type Db = Kysely<Database>;

export interface MailsService {
  /** Lets the mail be sent with which an order's contract comes about: one, however often it is asked for. */
  confirmOrder(trx: Transaction<Database>, orderId: number, now: Date): Promise<void>;
  /** What a mail says. */
  write(mail: MailIntent): Promise<Letter>;
  /** How many are sent as soon as there is a mail server, and how many are too old to be. */
  waiting(now: Date): Promise<{ readonly due: number; readonly old: number }>;
  /** Newest first; whom they go to and what they say is for a demo's eyes only. */
  newest(most: number): Promise<OutboxMail[]>;
}

export interface MailsOptions {
  readonly db: Db;
  readonly sanitizer: Sanitizer;
  /** Where shoppers reach the shop, without a slash at the end; null: mails have no links. */
  readonly publicUrl: string | null;
  readonly readOrder: (orderId: number) => Promise<MailedOrder>;
}

const usualCancellation = '発送の準備に入る前でしたら、ご注文の取り消しを電話またはメールで承ります。';

/** A link that stands alone behind a sentence: its words mean nothing where it leads nowhere. */
const loneLinks = /(?<=。)<a\b[^>]*>[^<]*<\/a>(?=<\/p>)/g;

const hourMs = 60 * 60_000;

/** A mail that could not be sent for so long is not sent any more: a shop that gets a mail server does not greet old guests. */
export const mailSentWithinHours = 24;
export const mailsSentFrom = (now: Date): Date => new Date(now.getTime() - mailSentWithinHours * hourMs);

/** @returns how many were too old to be sent */
export const expireOldMails = (db: Db, now: Date, most: number): Promise<number> =>
  expireWaiting(db, mailsSentFrom(now), now, most);

/** Mails that were sent, or never will be, so many days later. @returns how many were deleted */
export const deleteOldMails =
  (keptDays: number) =>
  (db: Db, now: Date, most: number): Promise<number> =>
    deleteEndedBefore(db, new Date(now.getTime() - keptDays * 24 * hourMs), most);

export const createMailsService = ({ db, sanitizer, publicUrl, readOrder }: MailsOptions): MailsService => {
  const confirmation = async ({ channelId, orderId }: MailIntent): Promise<Letter> => {
    const [shop, told, { order, orderer }] = await Promise.all([
      settingsWithin(db, channelId),
      createMessagesService(db, sanitizer).one(channelId, 'messages', 'confirm-2'),
      readOrder(orderId),
    ]);
    const cancellation = plainText((told?.body_html ?? '').replaceAll(loneLinks, '')) || usualCancellation;
    const lawUrl = publicUrl === null ? null : `${publicUrl}${shop['SITE.CHANNEL_PREFIX']}/law`;
    const isOutdated = order.status === 'cancelled' || order.status === 'payment_failed';
    return { recipient: order.email, isOutdated, ...orderMail({ order, orderer, shop, cancellation, lawUrl }) };
  };
  /** A new kind does not compile until it is written here. */
  const letters: Readonly<Record<MailKind, (mail: MailIntent) => Promise<Letter>>> = {
    order_confirmation: confirmation,
  };

  return {
    confirmOrder: (trx, orderId, now) => insertMail(trx, { orderId, kind: 'order_confirmation', now }),

    write: (mail) => letters[mail.kind](mail),

    waiting: (now) => countWaiting(db, mailsSentFrom(now)),

    async newest(most) {
      const shown: OutboxMail[] = [];
      for (const { status, createdAt, ...mail } of await readNewest(db, most)) {
        // One that cannot be written hides no other; why, the sender's log says.
        const letter = await letters[mail.kind](mail).catch(() => null);
        shown.push({ status, createdAt, letter });
      }
      return shown;
    },
  };
};
