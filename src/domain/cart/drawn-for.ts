/** What a form of a cart says that it was drawn for, so that it changes nothing that was not seen (outdated.ts). */
import type { Cart } from '../../../schemas/cart/cart';

type Values = Readonly<Partial<Record<string, string>>>;

/** Hidden in a form of a cart: the first address of what it was drawn for. The shop does nothing to another cart. */
export const drawnFor = (cart: Cart | null): { readonly shipping_key: string } => ({
  shipping_key: cart?.detail.shippings[0]?.key ?? '',
});

const placesOf = ({ detail, social_gift: gift }: Cart): string =>
  [
    ...detail.shippings.map(({ key, is_orderer: isHome }) => `${key}${isHome ? 'o' : ''}`),
    ...(gift ? ['gift'] : []),
  ].join('.');

/** The same of a form that says where all of it goes: with all addresses, and whether it is a gift. */
export const drawnPlaces = (cart: Cart | null) => ({
  ...drawnFor(cart),
  places_key: cart === null ? '' : placesOf(cart),
});

/** The same of the form that chooses all of the delivery anew: with what it was drawn with. */
export const drawnDelivery = (cart: Cart | null) => ({
  ...drawnFor(cart),
  delivery_fingerprint: cart?.delivery_fingerprint ?? '',
});

/** Whether a cart is what such a form was drawn for, as far as it says so. */
export const isDrawnFor = (cart: Cart, { shipping_key: first = '', places_key: places = '' }: Values): boolean =>
  (first === '' || cart.detail.shippings.some(({ key }) => key === first)) &&
  (places === '' || places === placesOf(cart));
