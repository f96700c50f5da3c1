/**
 * The mail with which an order's contract comes about: when it is put into the outbox, and what it says when it is sent.
 * What is told is the order's own copy of what was bought; how the shop calls itself and what it says of returns is that
 * of the moment of sending.
 */
import type { Kysely } from 'kysely';
import { contract } from '../../../../../schemas/shop-contract';
import type { Database } from '../../../../db/schema';
import { plainText } from '../../../../html/plain-text';
import type { OrderMailHook } from '../../../base/mails/mails.hooks';
import type { MailsService } from '../../../base/mails/mails.service';
import type { MessagesService } from '../../../base/messages/messages.service';
import { settingsWithin } from '../../../base/settings/settings.service';
import type { OrderEndings } from '../paying/settle-order';
import { findOrderParts, readMailedFor, readOrder } from '../order.repository';
import { toTemporaryOrder } from '../temporary-order';
import { orderMail } from './order-mail';

export const confirmInto =
  (mails: Pick<MailsService, 'put'>): OrderEndings['mailOrder'] =>
  async (trx, { channelId, orderId }, now) =>
    mails.put(trx, { channelId, orderId, kind: 'order_confirmation', sender: await readMailedFor(trx, orderId) }, now);

export interface ConfirmationOptions {
  readonly db: Kysely<Database>;
  readonly messages: Pick<MessagesService, 'one'>;
  /** Where shoppers reach the shop, without a slash at the end; null: mails have no links. */
  readonly publicUrl: string | null;
}

const usualCancellation = '発送の準備に入る前でしたら、ご注文の取り消しを電話またはメールで承ります。';

/** A link that stands alone behind a sentence: its words mean nothing where it leads nowhere. */
const loneLinks = /(?<=。)<a\b[^<>]*>[^<>]*<\/a>(?=<\/p>)/g;

const readMailedOrder = async (db: Kysely<Database>, orderId: number) => {
  const row = await readOrder(db, orderId);
  return { order: toTemporaryOrder(row, await findOrderParts(db, orderId)), orderer: row.orderer };
};

export const createConfirmation = ({ db, messages, publicUrl }: ConfirmationOptions): OrderMailHook => ({
  wantedBy: { id: 'cart.decide', definition: contract.cart.decide },
  async write({ channelId, orderId }) {
    const [shop, told, { order, orderer }] = await Promise.all([
      settingsWithin(db, channelId),
      messages.one(channelId, 'messages', 'confirm-2'),
      readMailedOrder(db, orderId),
    ]);
    const cancellation = plainText((told?.body_html ?? '').replaceAll(loneLinks, '')) || usualCancellation;
    const lawUrl = publicUrl === null ? null : `${publicUrl}${shop['SITE.CHANNEL_PREFIX']}/law`;
    const isOver = order.status === 'cancelled' || order.status === 'payment_failed';
    const letter = orderMail({ order, orderer, shop, cancellation, lawUrl });
    return { ...letter, recipient: order.email, outdated: isOver ? 'the order no longer stands' : null };
  },
});
