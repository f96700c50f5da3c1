import type { Cart } from '../../../schemas/cart/cart';
import { giftWordsPath } from '../../../src/domain/checkout-steps';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';

type GiftTerms = Pick<Cart, 'gift_carriage' | 'gift_unserved'>;

/** What is paid for bringing a gift, why that differs from what the cart says, and to where it is not brought. */
export const giftTermsWords = ({ gift_carriage: each, gift_unserved: unserved = [] }: GiftTerms): string => {
  const rate = each === undefined ? '' : `お荷物1つにつき${formatNumber(each)}円（クール便は別途手数料）で、`;
  const nowhere = unserved.length > 0 ? `恐れ入りますが、${unserved.join('、')}へはお届けできません。` : '';
  return `ソーシャルギフトの送料は、${rate}全国一律です。ご注文の際にはお届け先が決まっていないためで、カートの送料（目安）とは異なることがあり、商品合計による送料無料の対象にもなりません。${nowhere}`;
};

/** The way to a social gift, where the shop sends them. */
export const GiftWay = ({ isAllowed, cart }: { readonly isAllowed: boolean; readonly cart: Cart | null }) =>
  isAllowed && cart ? (
    <>
      <A className={button.text} data-back="" href={giftWordsPath}>
        住所を知らない方へ贈る（ソーシャルギフト）
      </A>
      <p>{giftTermsWords(cart)}</p>
    </>
  ) : null;
