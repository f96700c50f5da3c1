import { query } from '../../../schemas/query';
import { askedToken, giftQuery, giftShippingQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftConfirmSettings } from './gift-confirm.settings';

export const giftConfirmData = defineData(giftConfirmSettings, {
  needs: ({ params: { key }, gift }) => ({
    gift: giftQuery(key),
    shipping: giftShippingQuery(key),
    ...(gift?.place
      ? { leadTimes: query('gift.leadTimes', { params: { token: askedToken(key) }, query: { ...gift.place } }) }
      : {}),
  }),
  select: ({ gift, shipping, leadTimes }) => ({
    gift,
    shipping,
    /** Of its own shipping (rule gift.flow); null: nobody knows. */
    firstDay: leadTimes?.data.find(({ order_shipping_id: id }) => id === shipping.id)?.dates[0] ?? null,
  }),
});

export type GiftConfirmProps = PropsOf<typeof giftConfirmData>;
