import { optional, query } from '../../../schemas/query';
import { cartQuery } from '../../../src/domain/cart-queries';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { optionChangeSettings } from './option-change.settings';

/** Longer than any product's. */
const mostSigns = 200;
/** What no product is called by. */
const noProduct = '-';

export const optionChangeData = defineData(optionChangeSettings, {
  needs: ({ cartToken, query: { product = '' } }) => ({
    cart: optional(cartQuery(cartToken)),
    product: optional(query('catalog.product', { params: { key: product.slice(0, mostSigns) || noProduct } })),
  }),
  select: ({ cart, product }) => ({
    /** Those with something that can be changed, or added. */
    lines:
      cart && !cart.is_in_payment && cart.order_no == null
        ? cart.detail.products.filter(({ accessories, has_more_options: hasMore }) => accessories || hasMore)
        : [],
    /** As the shop offers them now. */
    options: product?.options ?? [],
  }),
});

export type OptionChangeProps = PropsOf<typeof optionChangeData>;
