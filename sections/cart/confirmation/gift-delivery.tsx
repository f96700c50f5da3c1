import type { Cart } from '../../../schemas/cart/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { giftPlaceWords } from '../../../src/domain/delivery/delivery-words';
import { DoneAtPlace } from '../parts/line-item';
import { giftMessage } from '../gift-parts/ordered-gift.css';
import { ConfirmedItem } from './confirmed-item';

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly gift: NonNullable<Cart['social_gift']>;
  /** The method that is paid by before it leaves; null: another one. */
  readonly prepaidBy: string | null;
}

/** Until when its receiver can say so. */
const termWords = ({ gift_term_days: days }: Cart): string =>
  days === undefined ? '' : `お受け取りの期限は、ご注文の日から${days}日間です。`;

/** 引渡時期 of a gift: on the day that its receiver chooses, in its term; where it goes they say as well. */
export const GiftDelivery = ({ id, cart, gift, prepaidBy }: Props) => (
  <>
    <ConfirmedItem id={`${id}-delivery`} title="お届けの時期" change={pathOfStep('delivery')}>
      {prepaidBy !== null && <p>{prepaidBy}は前払いのため、ご入金の確認後に受け取りのリンクをお渡しします。</p>}
      <p>
        受け取る方が、お届け先のご入力とあわせてお届け日時をお選びになります。{termWords(cart)}
        期限までにお受け取りがないときは、お届けはなく、代金をご返金します。
      </p>
    </ConfirmedItem>
    <ConfirmedItem id={`${id}-destination`} title="お届け先" change={pathOfStep('shipping')}>
      <p>{giftPlaceWords(gift)}</p>
      {cart.detail.shippings.map(({ key, accessories }) => (
        <DoneAtPlace key={key} accessories={accessories} />
      ))}
    </ConfirmedItem>
    <ConfirmedItem id={`${id}-gift`} title="ギフトのメッセージ" change={pathOfStep('shipping')}>
      <p>贈り主のお名前：{gift.sender_name}</p>
      {gift.message !== '' && <p className={giftMessage}>{gift.message}</p>}
    </ConfirmedItem>
  </>
);
