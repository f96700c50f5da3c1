import { cartQuery, earliestQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { confirmationSettings } from './confirmation.settings';

export const confirmationData = defineData(confirmationSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
    leadTimes: optional(earliestQuery(cartToken)),
  }),
  /** Of the lead times, the first day of each parcel. */
  select: ({ cart, leadTimes }) => ({
    cart,
    earliest: Object.fromEntries((leadTimes?.data ?? []).map(({ packing_key: key, earliest }) => [key, earliest])),
  }),
});

export type ConfirmationProps = PropsOf<typeof confirmationData>;
