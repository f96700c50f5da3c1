import { cartQuery, leadTimesQuery, optionsQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { deliveryChoiceSettings } from './delivery-choice.settings';

export const deliveryChoiceData = defineData(deliveryChoiceSettings, {
  needs: ({ cartToken, isMember }) => ({
    cart: optional(cartQuery(cartToken)),
    leadTimes: optional(leadTimesQuery(cartToken)),
    options: optional(optionsQuery(cartToken)),
    shop: query('site.settings', {}),
    ...(isMember ? { book: optional(query('book.addresses', {})) } : {}),
  }),
  select: ({ cart, leadTimes, options, shop, book }) => ({
    cart,
    leadTimes,
    /** What can be done to all that goes to each address. */
    options: options?.data ?? [],
    isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
    isGiftAllowed: shop['ORDER.SOCIAL_GIFT.IS_USE'] === true,
    /** The member's address book; a guest has none. */
    book: book?.data ?? [],
  }),
});

export type DeliveryChoiceProps = PropsOf<typeof deliveryChoiceData>;
