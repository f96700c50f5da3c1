import type { GiftShipping } from '../../schemas/gift/gift';
import { nothing, onFirst, type PlayedFlow } from '../played-flow.test-support';
import { runGift } from './gift-runtime';

export const played: PlayedFlow<'gift'> = {
  flow: 'gift',
  meet: async ({ shop, row, params: { key: token = '' }, ask }) => {
    const step = row?.giftStep;
    if (step === undefined || step === 'complete') return null;
    const { id: shippingId, draft } = await ask<GiftShipping>(`/v1/social-gifts/${token}/shipping`);
    const place = draft && { postal: draft.address.postal_code, pref: draft.address.prefecture };
    return onFirst(() => runGift(shop, { step, token, shippingId, place }, nothing));
  },
  passed: ['begins'],
};
