import { mostAddresses } from '../../../schemas/book/most-addresses';
import { cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { shippingFormSettings } from './shipping-form.settings';

export const shippingFormData = defineData(shippingFormSettings, {
  needs: ({ cartToken, isMember }) => ({
    cart: optional(cartQuery(cartToken)),
    shop: query('site.settings', {}),
    ...(isMember ? { book: optional(query('book.addresses', {})) } : {}),
  }),
  select: ({ cart, shop, book }) => ({
    cart,
    isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
    /** The member's address book; a guest has none. */
    book: book?.data ?? [],
    /** For one more; a guest has no book. */
    hasRoom: !!book && book.data.length < mostAddresses,
    isGiftAllowed: shop['ORDER.SOCIAL_GIFT.IS_USE'] === true,
  }),
});

export type ShippingFormProps = PropsOf<typeof shippingFormData>;
