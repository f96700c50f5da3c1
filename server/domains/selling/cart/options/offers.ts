/** What can be done to all that goes to each address of a cart. Pure. */
import type { ShippingOptions } from '../../../../../schemas/cart/cart-accessory.calls';
import type { StoredCart } from '../rows/carts.repository';
import type { OfferedOption } from '../rows/options.repository';

export const offersByShipping = (
  { shippings, lines }: Pick<StoredCart, 'shippings' | 'lines'>,
  offers: readonly OfferedOption[],
): ShippingOptions[] =>
  shippings.map(({ id, key }) => {
    const skus = new Set(lines.filter((line) => line.shipping_id === id).map(({ sku }) => sku.id));
    const own = offers.filter(({ skuId, option }) => option.scope === 'shipping' && skus.has(skuId));
    const options = new Map(own.map(({ option }) => [option.key, { ...option, is_required: false }]));
    return { shipping_key: key, options: [...options.values()] };
  });
