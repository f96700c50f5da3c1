import type { StoredCart } from './carts.repository';

/**
 * Whether a cart has, or had, what is named so: a letter and a number of the cart's own series, which begins anywhere. What
 * was drawn before two carts were joined, or before one was ordered, names nothing in another.
 */
export const isOfCart = (
  { first_key: first, next_key: next }: Pick<StoredCart, 'first_key' | 'next_key'>,
  key: string,
): boolean => {
  const number = Number(key.slice(1));
  return number >= first && number < next;
};
