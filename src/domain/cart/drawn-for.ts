/** What a form of a cart says that it was drawn for, so that it changes nothing that was not seen (outdated.ts). */
import type { Cart } from '../../../schemas/cart/cart';

/** Hidden in a form of a cart: the first address of what it was drawn for. Nothing is done to another cart. */
export const drawnFor = (cart: Cart | null): { readonly shipping_key: string } => ({
  shipping_key: cart?.detail.shippings[0]?.key ?? '',
});

/** Hidden in a form that chooses anew who orders, or anything of the delivery: all of that, as it was drawn. */
export const drawnWith = (cart: Cart | null): { readonly delivery_fingerprint: string } => ({
  delivery_fingerprint: cart?.delivery_fingerprint ?? '',
});

/** @param first what such a form says */
export const isDrawnFor = ({ detail }: Cart, first: string): boolean =>
  detail.shippings.some(({ key }) => key === first);
