import { giftQuery, giftShippingQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftConfirmSettings } from './gift-confirm.settings';

export const giftConfirmData = defineData(giftConfirmSettings, {
  needs: ({ params: { key } }) => ({ gift: giftQuery(key), shipping: giftShippingQuery(key) }),
});

export type GiftConfirmProps = PropsOf<typeof giftConfirmData>;
