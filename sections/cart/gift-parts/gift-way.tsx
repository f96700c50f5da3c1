import { giftWordsPath } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';

/** The way to a social gift, where the shop sends them. */
export const GiftWay = ({ isAllowed }: { readonly isAllowed: boolean }) =>
  isAllowed ? (
    <A className={button.text} data-back="" href={giftWordsPath}>
      住所を知らない方へ贈る（ソーシャルギフト）
    </A>
  ) : null;
