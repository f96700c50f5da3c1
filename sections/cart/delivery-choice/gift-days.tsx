import type { CartPacking } from '../../../schemas/cart/cart';
import type { SocialGift } from '../../../schemas/gift/gift-words';
import { remark } from '../../../src/ui/styles/remark.css';
import { dayField, zoneField } from './parcel-fields';

/** Of a social gift nobody chooses a day here. */
export const GiftDays = ({ gift: { receiver_name: receiver } }: { readonly gift: SocialGift }) => (
  <p className={remark}>
    お届け日時は、受け取る {receiver} 様がお選びになります。お届け先をご入力になったあとに、準備が整いしだい発送します。
  </p>
);

/** What the form says of each of its parcels: no wish of whoever orders. */
export const GiftParcel = ({ packing: { key } }: { readonly packing: CartPacking }) => (
  <>
    <input type="hidden" name={dayField(key)} value="" />
    <input type="hidden" name={zoneField(key)} value="none" />
  </>
);
