import type { SocialGift } from '../../../schemas/cart/gift-words';
import { giftField } from '../../../src/domain/delivery/delivery-options';
import { remark } from '../../../src/ui/styles/remark.css';

/** Of a social gift nobody chooses a day here. */
export const GiftDays = ({ gift: { receiver_name: receiver } }: { readonly gift: SocialGift }) => (
  <>
    <p className={remark}>
      お届け日時は、受け取る {receiver}{' '}
      様がお選びになります。お届け先をご入力になったあとに、準備が整いしだい発送します。
    </p>
    <input type="hidden" name={giftField} value="1" />
  </>
);
