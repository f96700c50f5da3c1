/** The mails that follow the one that confirms an order: what became of it, and what that means for its money. */
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { OrderMailKind } from '../../../base/mails/mails.types';
import type { RefundRow } from '../paying/refunds.repository';
import type { GiftStatus } from '../../../../../schemas/cart/gift-words';
import { nothingToPayWords } from '../../../../../src/domain/payment-words';
import { type Block, letterOf, type OrderLetter, yen } from './blocks';
import { aboutGift, passItOn } from './gift-blocks';
import { aboutRefund, givenBack, money, moneyOfCancelled, paidOf } from './later-blocks';
import { aboutOrder, aboutPayment, arrivals, goodsInShort } from './order-blocks';
import { aboutDispatch, type Dispatch } from './parcel-blocks';
import { type Returned, returnInvoice } from './return-invoice';

export type LaterMailKind = Exclude<OrderMailKind, 'order_confirmation'>;

/** What a mail is about beside the order: rows of its own. */
export interface MailedMatter {
  readonly dispatch?: Dispatch;
  readonly refund?: Pick<RefundRow, 'way'> & Returned;
  /** Of a social gift that waits; null: nobody knows under which address the shop is reached. */
  readonly giftUrl: string | null;
}

interface LaterMail {
  readonly subject: string;
  readonly opening: readonly string[];
  readonly blocksOf: (order: TemporaryOrder, about: MailedMatter, shop: FrontSettings) => readonly Block[];
  readonly closing?: readonly string[];
  /** It goes to the shop itself. */
  readonly isForShop?: true;
  /** Why it is not told any more, for the shop's log; null: it is. */
  readonly outdatedFor: (order: TemporaryOrder) => string | null;
}

const unless = (isSo: boolean, reason: string): string | null => (isSo ? null : reason);
const whileCancelled = ({ status }: TemporaryOrder) => unless(status === 'cancelled', 'the order stands again');
const whileStanding = ({ status }: TemporaryOrder) => unless(status !== 'cancelled', 'the order no longer stands');
const giftsOf = ({ social_gift: gift }: TemporaryOrder): readonly Block[] => (gift ? [aboutGift(gift)] : []);
const giftIs = ({ social_gift: gift }: TemporaryOrder, status: GiftStatus): boolean => gift?.status === status;

/** A kind of mail without an entry does not compile. */
const laterMails: Readonly<Record<LaterMailKind, LaterMail>> = {
  order_reminder: {
    subject: 'お支払い期限が近づいています',
    opening: [
      '次のご注文のお支払いを、まだ確認できておりません。',
      'お支払い期限までにお支払いいただけますよう、お願いいたします。',
    ],
    blocksOf: (order) => [goodsInShort(order), aboutPayment(order), paidOf(order)],
    closing: [
      '期限を過ぎてもお支払いを確認できない場合は、ご注文をキャンセルさせていただきます。',
      '行き違いですでにお支払いいただいている場合は、ご容赦ください。',
    ],
    outdatedFor: ({ status, payment }) =>
      unless(status === 'ordered' && payment.status === 'awaiting', 'the order does not wait for its money any more'),
  },
  order_cancelled: {
    subject: 'ご注文のキャンセルを承りました',
    opening: ['次のご注文のキャンセルを承りました。'],
    blocksOf: (order) => [goodsInShort(order), moneyOfCancelled(order), ...givenBack(order)],
    closing: ['またのご利用をお待ちしております。'],
    outdatedFor: whileCancelled,
  },
  order_declined: {
    subject: 'ご注文をお受けできませんでした',
    opening: [
      'まことに申し訳ございませんが、次のご注文をお受けすることができませんでした。',
      'ご注文は取り消し、商品は発送いたしません。',
    ],
    blocksOf: (order) => [goodsInShort(order), moneyOfCancelled(order), ...givenBack(order)],
    outdatedFor: whileCancelled,
  },
  order_expired: {
    subject: 'ご注文をキャンセルいたしました',
    opening: [
      'お支払い期限までにお支払いを確認できなかったため、次のご注文をキャンセルいたしました。',
      '今からのお支払いはお控えくださいますよう、お願いいたします。',
    ],
    blocksOf: (order) => [goodsInShort(order), money(...nothingToPayWords(order.payment)), ...givenBack(order)],
    outdatedFor: (order) =>
      whileCancelled(order) ?? unless(order.payment.status === 'expired', 'the money has come after all'),
  },
  order_paid: {
    subject: 'お支払いを確認しました',
    opening: [
      '次のご注文のお支払いを確認しました。ありがとうございます。',
      '商品の発送まで、もうしばらくお待ちください。',
    ],
    blocksOf: (order) => [goodsInShort(order), ...arrivals(order), paidOf(order)],
    outdatedFor: whileStanding,
  },
  order_revived: {
    subject: 'お支払いを確認し、ご注文を承りました',
    opening: [
      'お支払い期限を過ぎたため次のご注文を一度キャンセルいたしましたが、そのあとにお支払いを確認しました。',
      '商品をご用意できますので、ご注文をあらためて承りました。発送まで、もうしばらくお待ちください。',
    ],
    blocksOf: (order) => [goodsInShort(order), paidOf(order)],
    closing: ['お届けの日時は、はじめにご案内した日時より遅れることがあります。'],
    outdatedFor: whileStanding,
  },
  order_late: {
    subject: 'キャンセル後のご入金について',
    opening: [
      '次のご注文がキャンセルとなったあとに、お支払いを確認しました。',
      'まことに申し訳ございませんが、ご注文をお受けできませんので、お支払いいただいた代金をお返しいたします。',
    ],
    blocksOf: (order) => [
      goodsInShort(order),
      money(
        `お支払いいただいた${yen(order.totals.total_payment)}は、当店よりご返金いたします。`,
        'ご返金の方法は、あらためてご連絡いたします。',
      ),
    ],
    outdatedFor: whileCancelled,
  },
  order_dispatched: {
    subject: 'お荷物を発送しました',
    opening: ['次のご注文のお荷物を発送しました。お届けまで、もうしばらくお待ちください。'],
    blocksOf: (order, { dispatch }) => [...giftsOf(order), ...(dispatch ? aboutDispatch(order, dispatch) : [])],
    outdatedFor: () => null,
  },
  order_gift_received: {
    subject: 'ギフトのお届け先が決まりました',
    opening: [
      '次のご注文のギフトについて、受け取る方のお手続きが済みました。発送の準備を始めます。',
      'お届け先は、受け取る方と当店だけにとどめ、お知らせしておりません。',
    ],
    blocksOf: (order) => [...giftsOf(order), goodsInShort(order)],
    outdatedFor: (order) => whileStanding(order) ?? unless(giftIs(order, 'received'), 'the gift is not received'),
  },
  order_gift_reminder: {
    subject: 'ギフトのお受け取り期限が近づいています',
    opening: [
      '次のご注文のギフトについて、受け取る方のお手続きがまだお済みではありません。',
      'お手数ですが、受け取る方へお受け取りのリンクをもう一度お伝えください。',
    ],
    blocksOf: (order, { giftUrl }) => [
      ...giftsOf(order),
      ...(order.social_gift ? [passItOn(order.social_gift, giftUrl)] : []),
      goodsInShort(order),
    ],
    outdatedFor: (order) => whileStanding(order) ?? unless(giftIs(order, 'waiting'), 'the gift waits no more'),
  },
  order_gift_expired: {
    subject: 'ギフトのお受け取り期限が過ぎました',
    opening: [
      'お受け取りの期限までに受け取る方のお手続きがなかったため、次のご注文をキャンセルいたしました。',
      '商品は発送いたしません。お受け取りのリンクは、もうお使いになれません。',
    ],
    blocksOf: (order) => [...giftsOf(order), goodsInShort(order), moneyOfCancelled(order), ...givenBack(order)],
    closing: ['またのご利用をお待ちしております。'],
    outdatedFor: whileCancelled,
  },
  order_refunded: {
    subject: 'ご返金のお手続きが済みました',
    opening: ['次のご注文のご返金について、お手続きが済みましたのでご連絡いたします。'],
    blocksOf: (order, { refund }, shop) => [
      ...(refund ? [aboutRefund(order, refund)] : []),
      goodsInShort(order),
      ...(refund ? returnInvoice(order, shop, refund) : []),
    ],
    outdatedFor: () => null,
  },
  order_held: {
    subject: '保留中のご注文をご確認ください',
    isForShop: true,
    opening: [
      '決済サービスが「要確認」と判定した次のご注文が、まだ確認されていません。',
      '発送を再開するか、ご注文をお断りするかを、受注窓口でお決めください。',
    ],
    blocksOf: (order) => [goodsInShort(order), paidOf(order)],
    closing: [
      'このまま確認されないときは、同じ日数のあとに、ご注文を自動でお断りします（カードのお支払いは取り消されます）。',
    ],
    outdatedFor: ({ status }) =>
      unless(status === 'ordered' || status === 'preparing', 'the order does not wait any more'),
  },
};

const pointsReturned: Pick<LaterMail, 'subject' | 'opening'> = {
  subject: 'ポイントをお返ししました',
  opening: ['次のご注文でご利用のポイントをお返ししましたので、ご連絡いたします。'],
};

/** What is told of a refund of points alone is of no money. */
const mailAbout = (kind: LaterMailKind, { refund }: MailedMatter): LaterMail => ({
  ...laterMails[kind],
  ...(refund?.amountJpy === 0 ? pointsReturned : {}),
});

export interface LaterMailParts {
  readonly order: TemporaryOrder;
  readonly shop: FrontSettings;
  readonly about?: MailedMatter;
  /** Where the order is seen; null: nobody knows under which address the shop is reached. */
  readonly screen?: Block | null;
}

export interface LaterLetter extends OrderLetter {
  readonly isForShop: boolean;
  readonly outdated: string | null;
}

/** As an order's confirmation it begins with the shop's own words, whatever name was typed. */
export const laterMail = (
  kind: LaterMailKind,
  { order, shop, about = { giftUrl: null }, screen = null }: LaterMailParts,
): LaterLetter => {
  const { subject, opening, blocksOf, closing, outdatedFor, isForShop = false } = mailAbout(kind, about);
  const letter = letterOf(shop, `${subject}（ご注文番号 ${order.order_no}）`, [
    { lines: opening },
    aboutOrder(order),
    ...blocksOf(order, about, shop),
    // The shop's own people see it at their desk.
    ...(screen === null || isForShop ? [] : [screen]),
    ...(closing ? [{ lines: closing }] : []),
    ...(isForShop ? [] : [{ lines: ['このメールにお心当たりのないときは、お手数ですが下記までお知らせください。'] }]),
  ]);
  return { ...letter, isForShop, outdated: outdatedFor(order) };
};

export const laterMailKinds = Object.keys(laterMails) as readonly LaterMailKind[];
