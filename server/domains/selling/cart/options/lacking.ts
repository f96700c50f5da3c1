/** What is chosen beside something else only: a noshi below the wrapping. */
import { optionLacks } from '../../../../../schemas/catalog/option-clashes';
import type { ChangeRefusal, WantedAccessory } from '../cart.types';
import { ofShipping } from '../rows/accessories';
import type { StoredCart } from '../rows/carts.repository';
import type { OfferedOption } from '../rows/options.repository';
import { refuseChange } from '../rows/refuse-change';

/** What an address has not, and is not given by the same call, said at the field that asks for it. */
export const refuseLacking = (
  cart: StoredCart,
  offers: readonly OfferedOption[],
  wanted: readonly WantedAccessory[],
): readonly ChangeRefusal[] => {
  const offered = (key: string) => offers.find(({ option }) => option.key === key)?.option;
  return wanted.flatMap(({ shipping_key: shippingKey, option_key: key, details }, index) => {
    const shipping = cart.shippings.find((known) => known.key === shippingKey);
    const option = offered(key);
    if (!shipping || !option) return [];
    const taken = new Set([
      ...ofShipping(cart, shipping.id).map((stored) => stored.option.one_of),
      ...wanted.filter((one) => one.shipping_key === shippingKey).map((one) => offered(one.option_key)?.one_of),
    ]);
    const skus = new Set(cart.lines.filter((line) => line.shipping_id === shipping.id).map(({ sku }) => sku.id));
    const namesOf = (words: string) =>
      offers
        .filter((offer) => skus.has(offer.skuId) && offer.option.one_of === words)
        .map((offer) => offer.option.name);
    const openOf = (words: string) => (taken.has(words) ? null : [...new Set(namesOf(words))]);
    return Object.entries(optionLacks(option.fields, details, openOf)).map(([name, message = '']) =>
      refuseChange('cart.option.invalid', `accessories.${index}.details.${name}`, message),
    );
  });
};
