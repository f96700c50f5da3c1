/**
 * The link of an order, for whoever has lost the mails about it. Asking for it only puts down what was typed: whether there
 * is such an order is found out when the mail is written, so that the answer is the same, and takes as long, for an order
 * that there is not.
 */
import type { Kysely } from 'kysely';
import { receiptPath } from '../../../../../schemas/document/receipt-path';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { Database } from '../../../../db/schema';
import { orderPath } from '../../../../../src/domain/shown-order';
import { inTransaction } from '../../../../db/transaction';
import type { RequestContext } from '../../../../request/request-context';
import type { MemberMailHook } from '../../../base/mails/mails.hooks';
import type { MailsService } from '../../../base/mails/mails.service';
import { senderOf } from '../../../base/request-limits/request-limits.service';
import { settingsWithin } from '../../../base/settings/settings.service';
import { findMailedOrder, findOrderParts, type OrderRow } from '../reading/order.repository';
import { toTemporaryOrder } from '../reading/temporary-order';
import { type Block, letterOf, type OrderLetter, part } from './blocks';
import { aboutOrder } from './order-blocks';

const wantedBy = ['order.requestLink'] as const;

export interface AskedOrder {
  readonly order_no: string;
  readonly email: string;
}

export interface OrderLinksService {
  /** The same, as far as anybody can tell, where there is no such order. */
  request(context: Pick<RequestContext, 'channel' | 'now' | 'address'>, asked: AskedOrder): Promise<void>;
}

/** As numbers are given; people leave the hyphen out. */
const numberIn = (typed: string): string => typed.replace(/^(\d{6})-?(\d{6})$/, '$1-$2');

export const createOrderLinks = (db: Kysely<Database>, mails: Pick<MailsService, 'put'>): OrderLinksService => ({
  async request({ channel, now, address }, { order_no: typed, email: recipient }) {
    const content = { recipient, orderNo: numberIn(typed) };
    const mail = { channelId: channel.id, kind: 'asked_order_link', memberId: null, content } as const;
    await inTransaction(db, (trx) =>
      mails.put(trx, { ...mail, sender: senderOf(recipient, address), isAsk: true }, now),
    );
  },
});

const subject = 'ご注文画面のご案内';

type MailedRow = Pick<OrderRow, 'member_id' | 'public_id'>;

/** Of a mail. Who has ordered as a member proves it by logging in: the address may be a slip, or somebody else's by now. */
export const linkOf = ({ member_id: memberId, public_id: id }: MailedRow, order: TemporaryOrder) =>
  memberId === null
    ? {
        path: receiptPath(order),
        lines: ['このリンクからは、どなたでもご注文の内容をご覧になれます。お取り扱いにご注意ください。'],
      }
    : { path: orderPath({ id }), lines: ['会員としてのご注文のため、ログインのうえご覧ください。'] };

/** @param shopUrl where shoppers reach the shop's channel */
export const aboutScreen = (row: MailedRow, order: TemporaryOrder, shopUrl: string): Block => {
  const { path, lines } = linkOf(row, order);
  return {
    ...part('ご注文の状況・領収書', [
      'ご注文の状況を、次の画面でご確認いただけます。領収書などの書類も、ご用意できるときは同じ画面からお受け取りになれます。',
      ...lines,
    ]),
    link: { words: 'ご注文内容・領収書', url: `${shopUrl}${path}` },
  };
};

const linkMail = (row: MailedRow, order: TemporaryOrder, shop: FrontSettings, shopUrl: string): OrderLetter =>
  letterOf(shop, `${subject}（ご注文番号 ${order.order_no}）`, [
    { lines: ['ご注文の画面のリンクをお送りします。'] },
    aboutOrder(order),
    aboutScreen(row, order, shopUrl),
    { lines: ['このメールにお心当たりのないときは、破棄してください。ご注文の内容は変わりません。'] },
  ]);

const nobody = (recipient: string) => ({
  recipient,
  subject,
  text: '（このメールは送信されません）',
  outdated: 'there is no such order of that address',
});

interface OrderLinkLetterOptions {
  readonly db: Kysely<Database>;
  /** Where shoppers reach the shop, without a slash at the end; null: mails have no links. */
  readonly address: () => string | null;
}

/** Only to the address that the order itself names. */
export const orderLinkLetter = ({ db, address }: OrderLinkLetterOptions): MemberMailHook => ({
  wantedBy,
  async write({ channelId, content: { recipient, orderNo = '' } }) {
    const [shop, row] = await Promise.all([
      settingsWithin(db, channelId),
      findMailedOrder(db, channelId, { no: orderNo, email: recipient }),
    ]);
    if (!row) return nobody(recipient);
    const publicUrl = address();
    // Without one, the mail would have nothing to say; the sender tells it, and tries again.
    if (publicUrl === null) throw new Error('A mail with a link needs PUBLIC_URL.');
    const order = toTemporaryOrder(row, await findOrderParts(db, row.id));
    const letter = linkMail(row, order, shop, publicUrl + shop['SITE.CHANNEL_PREFIX']);
    return { ...letter, recipient: order.email, outdated: null };
  },
});
