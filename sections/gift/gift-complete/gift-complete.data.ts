import { receivedGiftQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftCompleteSettings } from './gift-complete.settings';

export const giftCompleteData = defineData(giftCompleteSettings, {
  needs: ({ params: { key } }) => ({ gift: receivedGiftQuery(key) }),
});

export type GiftCompleteProps = PropsOf<typeof giftCompleteData>;
