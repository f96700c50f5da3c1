import type { Cart } from '../../../schemas/cart/cart';
import { giftWordsPath } from '../../../src/domain/checkout-steps';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';

/** What is paid for bringing a gift, and why that differs from what the cart says. */
export const giftCarriageWords = ({ gift_carriage: each }: Pick<Cart, 'gift_carriage'>): string => {
  const rate = each === undefined ? '' : `お荷物1つにつき${formatNumber(each)}円（クール便は別途手数料）で、`;
  return `ソーシャルギフトの送料は、${rate}全国一律です。ご注文の際にはお届け先が決まっていないためで、カートの送料（目安）とは異なることがあり、商品合計による送料無料の対象にもなりません。`;
};

/** The way to a social gift, where the shop sends them. */
export const GiftWay = ({ isAllowed, cart }: { readonly isAllowed: boolean; readonly cart: Cart | null }) =>
  isAllowed && cart ? (
    <>
      <A className={button.text} data-back="" href={giftWordsPath}>
        住所を知らない方へ贈る（ソーシャルギフト）
      </A>
      <p>{giftCarriageWords(cart)}</p>
    </>
  ) : null;
