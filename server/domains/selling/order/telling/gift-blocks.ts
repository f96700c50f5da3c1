/** What mails say of a social gift, to whoever ordered it: never where it goes. */
import type { OrderedGift } from '../../../../../schemas/cart/gift-words';
import { giverName } from '../../../../../src/domain/giver-words';
import { formatDate } from '../../../../../src/lib/dates';
import { oneLine } from '../../../../../src/lib/one-line';
import { type Block, part } from './blocks';

const untilWhen = ({ expires_at: at }: OrderedGift): string => `${formatDate(at)}まで`;

/** Without the message: anybody can have a mail sent to anybody, and it is nobody's letter but the receiver's. */
export const aboutGift = (gift: OrderedGift): Block =>
  part('ソーシャルギフト', [
    oneLine(`贈る方：${gift.receiver_name} 様`),
    oneLine(`贈り主：${giverName(gift.sender_name)} 様`),
    `お受け取りの期限：${untilWhen(gift)}`,
  ]);

/** @param url of the gift; null: nobody knows under which address the shop is reached */
export const passItOn = (gift: OrderedGift, url: string | null): Block => {
  const who = oneLine(gift.receiver_name);
  if (url === null)
    return part('お受け取りのリンク', [
      `${who} 様へお伝えいただくリンクは、ご注文内容の画面に表示しています。期限までにお伝えください。`,
    ]);
  return {
    ...part('お受け取りのリンク', [
      `下記のリンクを、メールやメッセージアプリなどで${who} 様へお伝えください。`,
      '受け取る方がリンクの画面でお届け先とお届け日時をご入力になると、発送の準備を始めます。お品の価格は表示されません。',
      'リンクをご存じの方はどなたでもお受け取りのお手続きができますので、ほかの方の目にふれないようご注意ください。',
      `${formatDate(gift.expires_at)}を過ぎてもお受け取りのお手続きがない場合は、ご注文をキャンセルし、お代金をお返しいたします。`,
    ]),
    link: { words: 'ギフトのお受け取り画面', url },
  };
};
