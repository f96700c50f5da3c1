/** What a way to pay is judged by, of a cart. */
import { endOfDay, japanDayAfter } from '../../../../../src/lib/japan-time';
import type { PaymentFacts, PaymentMethodRow } from '../../payments/payments.types';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { isGift, isSocialGift } from '../shippings/destinations';
import { areWishesInTime } from '../shippings/parcels';

const factsOf = (terms: CartTerms, cart: StoredCart, totalJpy: number): PaymentFacts => ({
  totalJpy,
  hasFrozen: cart.packings.some(({ temperature }) => temperature === '冷凍'),
  isInParts: cart.packings.length > 1,
  isGift: isGift(cart),
  isSocialGift: isSocialGift(cart),
  // Whoever pays on the last day pays late on it, as far as anybody can promise.
  isInTimeIfPaidWithin: (days) => areWishesInTime(terms, cart, endOfDay(japanDayAfter(terms.now, days))),
});

/**
 * Why the cart cannot be paid so, for the shopper; null: it can.
 *
 * @param totalJpy without a fee: that of the chosen method would make the limits of the others depend on the choice
 */
export const refusalFor = (
  terms: CartTerms,
  cart: StoredCart,
  totalJpy: number,
  method: PaymentMethodRow,
): string | null => terms.refusalOf(method, factsOf(terms, cart, totalJpy));
