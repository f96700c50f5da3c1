import type { Cart } from '../../../schemas/cart/cart';
import { goodsCart, longCart, readyCart, sampleLeadTimes } from '../../samples/cart';
import { dividedCart, dividedLeadTimes } from '../../samples/several-addresses';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { DeliveryChoiceProps } from './delivery-choice.data';
import { deliveryChoiceSettings } from './delivery-choice.settings';

const settings = settingsOf(deliveryChoiceSettings);
const leadTimes = { data: sampleLeadTimes };

const twoParcels: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((shipping) => ({
      ...shipping,
      packings: shipping.packings.flatMap((packing) => [
        packing,
        { ...packing, key: 'p2', temperature: '冷凍' as const, delivery_at: '2026-12-31' },
      ]),
    })),
  },
};
const twoTimes = sampleLeadTimes.flatMap((time) => [time, { ...time, packing_key: 'p2', note: null }]);

export const deliveryChoiceFixtures = {
  ok: { settings, data: { cart: readyCart, leadTimes, isMultipleAllowed: true } },
  first: { settings, data: { cart: { ...goodsCart, next_step: 'delivery' }, leadTimes, isMultipleAllowed: false } },
  parcels: { settings, data: { cart: twoParcels, leadTimes: { data: twoTimes }, isMultipleAllowed: true } },
  places: { settings, data: { cart: dividedCart, leadTimes: { data: dividedLeadTimes }, isMultipleAllowed: true } },
  none: { settings, data: { cart: null, leadTimes: null, isMultipleAllowed: true } },
  long: { settings, data: { cart: longCart, leadTimes, isMultipleAllowed: true } },
} satisfies Record<string, FixtureOf<DeliveryChoiceProps>>;
