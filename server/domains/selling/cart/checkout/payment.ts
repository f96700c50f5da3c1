/** Which payment methods a cart may use. */
import type { CartPaymentMethod } from '../../../../../schemas/payments/payment';
import { endOfDay } from '../../../../../src/lib/japan-time';
import { japanDayAfter } from '../../../../../src/lib/japan-time';
import { toPaymentMethod } from '../../payments/payments.service';
import type { PaymentFacts, PaymentMethodRow } from '../../payments/payments.types';
import type { CartAmounts } from './amounts';
import { payingCardOf } from './paying-card';
import { areWishesInTime } from '../shippings/parcels';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { isGift, isSocialGift } from '../shippings/destinations';

const factsOf = (terms: CartTerms, cart: StoredCart, { totals }: CartAmounts): PaymentFacts => ({
  // The fee of the chosen method would make the limits of the others depend on the choice.
  totalJpy: totals.total_payment - totals.total_fee,
  hasFrozen: cart.packings.some(({ temperature }) => temperature === '冷凍'),
  isInParts: cart.packings.length > 1,
  isGift: isGift(cart),
  isSocialGift: isSocialGift(cart),
  // Whoever pays on the last day pays late on it, as far as anybody can promise.
  isInTimeIfPaidWithin: (days) => areWishesInTime(terms, cart, endOfDay(japanDayAfter(terms.now, days))),
});

/** Why the cart cannot be paid so, for the shopper; null: it can. */
export const paymentRefusal = (
  terms: CartTerms,
  cart: StoredCart,
  amounts: CartAmounts,
  method: PaymentMethodRow,
): string | null => terms.refusalOf(method, factsOf(terms, cart, amounts));

/** What was chosen while the shop offered it. */
const withdrawnOf = ({ withdrawnMethods }: CartTerms, { payment_method_id: chosen }: StoredCart) =>
  withdrawnMethods.filter(({ id }) => id === chosen);

export const isPaymentWithdrawn = (terms: CartTerms, cart: StoredCart): boolean => withdrawnOf(terms, cart).length > 0;

const withdrawnReason = ({ name }: PaymentMethodRow): string =>
  `お選びいただいていた${name}は、ただいまお取り扱いしておりません。ほかのお支払い方法をお選びください。`;

/**
 * All methods of the shop, those that this cart may not use with the reason. First the one that it has chosen and that
 * is not offered any more: the shopper wonders where it is.
 */
export const cartPaymentMethods = (terms: CartTerms, cart: StoredCart, amounts: CartAmounts): CartPaymentMethod[] => [
  ...withdrawnOf(terms, cart).map((method) => ({
    ...toPaymentMethod(method),
    is_available: false,
    reason: withdrawnReason(method),
  })),
  ...terms.paymentMethods.map((method) => {
    const reason = paymentRefusal(terms, cart, amounts, method);
    return { ...toPaymentMethod(method), is_available: reason === null, reason };
  }),
];

/** Whether a method is chosen that the cart may use, and all that it needs is there. */
export function isPaymentSettled(terms: CartTerms, cart: StoredCart, amounts: CartAmounts): boolean {
  const { paymentMethod } = amounts;
  if (paymentMethod?.kind === 'none') return true;
  if (!paymentMethod || paymentRefusal(terms, cart, amounts, paymentMethod) !== null) return false;
  return paymentMethod.kind !== 'card' || payingCardOf(terms, cart) !== null;
}
