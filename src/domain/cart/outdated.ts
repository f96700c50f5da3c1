/**
 * A form was drawn for another cart than the browser has by now, or for one that has changed since, and is about something
 * that is not there. Nothing was done; the screen is to be shown as the cart is.
 */
import type { Cart } from '../../../schemas/cart/cart';
import type { ErrorCode } from '../../../schemas/shop-errors';

type Values = Readonly<Partial<Record<string, string>>>;

export const outdatedCode = 'cart.update_products.part_not_found' satisfies ErrorCode;

export const isOutdated = (said: { readonly code: string } | null | undefined): boolean => said?.code === outdatedCode;

/** Whether a fault is about no field, but about the cart as a whole: it is said wherever the visitor is led then. */
export const isOfWholeCart = (code: string): boolean =>
  isOutdated({ code }) || /^cart\.(?:common|decision)\./.test(code);

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

/** Whether a cart is what such a form was drawn for, as far as it says so. */
export const isDrawnFor = (cart: Cart, { shipping_key: first = '', places_key: places = '' }: Values): boolean =>
  (first === '' || cart.detail.shippings.some(({ key }) => key === first)) &&
  (places === '' || places === placesOf(cart));
