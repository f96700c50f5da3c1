import { optional } from '../../../schemas/query';
import { giftShippingQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftAddressSettings } from './gift-address.settings';

export const giftAddressData = defineData(giftAddressSettings, {
  // Of a gift that can be received no more nobody is told where it goes.
  needs: ({ params: { key }, gift }) => (gift?.isWaiting ? { shipping: optional(giftShippingQuery(key)) } : {}),
  /** Null: there is nothing to be said here any more. */
  select: ({ shipping }) => ({ shipping: shipping ?? null }),
});

export type GiftAddressProps = PropsOf<typeof giftAddressData>;
