import type { Cart } from '../../../schemas/cart/cart';
import { mostShippings } from '../../../schemas/cart/cart-shipping';

/** What the step of the addresses shows. */
export type ShippingScreen =
  /** The form of the cart's one address. */
  | { readonly kind: 'one' }
  /** The form of one of several: the key of its shipping, `new` for a further one. */
  | { readonly kind: 'address'; readonly key: string }
  /** What is said with a social gift. */
  | { readonly kind: 'gift' }
  /** The addresses, and how the goods are divided over them. */
  | { readonly kind: 'division' };

/**
 * Which of them, from the cart and the screen's address: `?shipping=new`, `?shipping=<key>`, `?divide=1`. A cart that
 * is a social gift shows its words (`?gift=1` begins one), also where the shop sends none any more. One that
 * has several addresses shows its division unless a form is asked for, also where the shop allows no more than one by
 * now: it has to be joined.
 */
export const shippingScreenOf = (
  { shipping, divide, gift }: Readonly<Record<string, string>>,
  cart: Cart | null,
  { isMultipleAllowed, isGiftAllowed }: { readonly isMultipleAllowed: boolean; readonly isGiftAllowed: boolean },
): ShippingScreen => {
  if (!cart) return { kind: 'one' };
  if (cart.social_gift || (gift !== undefined && isGiftAllowed)) return { kind: 'gift' };
  const { shippings } = cart.detail;
  const isKnown = shippings.some(({ key }) => key === shipping);
  const isFurther = shipping === 'new' && isMultipleAllowed && shippings.length < mostShippings;
  if (shipping !== undefined && (isKnown || isFurther)) return { kind: 'address', key: shipping };
  const isBegun = divide !== undefined && isMultipleAllowed && cart.count > 1;
  return { kind: shippings.length > 1 || isBegun ? 'division' : 'one' };
};
