import { query } from '../../../schemas/query';
import { askedToken, giftShippingQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftDaysSettings } from './gift-days.settings';

export const giftDaysData = defineData(giftDaysSettings, {
  needs: ({ params: { key }, gift }) => ({
    shipping: giftShippingQuery(key),
    ...(gift?.place
      ? { leadTimes: query('gift.leadTimes', { params: { token: askedToken(key) }, query: { ...gift.place } }) }
      : {}),
  }),
  /** The days of its own shipping (rule gift.flow). */
  select: ({ shipping, leadTimes }) => ({
    shipping,
    days: leadTimes?.data.find(({ order_shipping_id: id }) => id === shipping.id) ?? null,
  }),
});

export type GiftDaysProps = PropsOf<typeof giftDaysData>;
