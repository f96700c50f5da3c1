import type { Cart } from '../../../schemas/cart/cart';
import { longAddresses, sampleAddresses } from '../../samples/book';
import { goodsCart, ownOrdererCart, readyCart, sampleAddress, sampleLeadTimes, sampleSender } from '../../samples/cart';
import { longCart } from '../../samples/cart-states';
import { twoDaysCart, twoDaysLeadTimes } from '../../samples/free';
import { giftCart } from '../../samples/gifts';
import { giftOptions, leftNoshiCart, withNoshi } from '../../samples/gift-options';
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

const sentElsewhere: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((one) => ({ ...one, is_orderer: false, address: sampleAddress })),
  },
};

export const deliveryChoiceFixtures = {
  ok: {
    settings,
    data: { cart: readyCart, leadTimes, isMultipleAllowed: true, isGiftAllowed: false, options: [], book: [] },
  },
  twoDays: {
    settings,
    data: {
      ...{ cart: twoDaysCart, leadTimes: { data: twoDaysLeadTimes }, isMultipleAllowed: true, isGiftAllowed: false },
      ...{ options: [], book: [] },
    },
  },
  first: {
    settings,
    data: {
      cart: { ...goodsCart, next_step: 'delivery' },
      leadTimes,
      isMultipleAllowed: false,
      isGiftAllowed: false,
      options: [],
      book: [],
    },
  },
  parcels: {
    settings,
    data: {
      cart: twoParcels,
      leadTimes: { data: twoTimes },
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: [],
      book: [],
    },
  },
  places: {
    settings,
    data: {
      cart: dividedCart,
      leadTimes: { data: dividedLeadTimes },
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: [],
      book: [],
    },
  },
  /** Noshi, wrapping and a card can be had, and the first address has its noshi. */
  gifts: {
    settings,
    data: {
      cart: withNoshi(readyCart),
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: giftOptions(readyCart),
      book: [],
    },
  },
  giftsLeft: {
    settings,
    data: {
      cart: leftNoshiCart,
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: giftOptions(readyCart),
      book: [],
    },
  },
  giftsForEach: {
    settings,
    data: {
      ...{
        cart: withNoshi(dividedCart),
        leadTimes: { data: dividedLeadTimes },
        isMultipleAllowed: true,
        isGiftAllowed: false,
        book: [],
      },
      options: giftOptions(dividedCart),
    },
  },
  /** Somebody else than the orderer is named as the sender. */
  sender: {
    settings,
    data: {
      ...{ leadTimes, isMultipleAllowed: true, isGiftAllowed: false, options: [], book: [] },
      cart: { ...sentElsewhere, sender: sampleSender, is_amount_hidden: true },
    },
  },
  /** Who receives it chooses the day. */
  social: {
    settings,
    data: {
      cart: giftCart,
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: true,
      options: giftOptions(giftCart),
      book: [...sampleAddresses],
    },
  },
  /** The shop does it no more. */
  giftsEnded: {
    settings,
    data: {
      cart: withNoshi(readyCart),
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: [],
      book: [],
    },
  },
  /** Nobody has said yet where it goes. */
  book: {
    settings,
    data: {
      cart: ownOrdererCart,
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: [],
      book: [...sampleAddresses],
    },
  },
  kept: {
    settings,
    data: {
      cart: sentElsewhere,
      leadTimes,
      isMultipleAllowed: true,
      isGiftAllowed: false,
      options: [],
      book: [...longAddresses],
    },
  },
  none: {
    settings,
    data: { cart: null, leadTimes: null, isMultipleAllowed: true, isGiftAllowed: false, options: [], book: [] },
  },
  long: {
    settings,
    data: { cart: longCart, leadTimes, isMultipleAllowed: true, isGiftAllowed: false, options: [], book: [] },
  },
} satisfies Record<string, FixtureOf<DeliveryChoiceProps>>;
