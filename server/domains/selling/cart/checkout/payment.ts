/** Which payment methods a cart may use. */
import type { CartPaymentMethod } from '../../../../../schemas/payments/payment';
import { toPaymentMethod } from '../../payments/payments.service';
import type { PaymentMethodRow } from '../../payments/payments.types';
import type { CartAmounts } from './amounts';
import { payingCardOf } from './paying-card';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { refusalFor } from './payment-facts';

/** Why the cart cannot be paid so, for the shopper; null: it can. */
export const paymentRefusal = (
  terms: CartTerms,
  cart: StoredCart,
  amounts: CartAmounts,
  method: PaymentMethodRow,
): string | null => refusalFor(terms, cart, amounts.totals.total_payment - amounts.totals.total_fee, method);

/** What was chosen while the shop offered it. */
const withdrawnOf = ({ withdrawnMethods }: CartTerms, { payment_method_id: chosen }: StoredCart) =>
  withdrawnMethods.filter(({ id }) => id === chosen);

const withdrawnReason = ({ name }: PaymentMethodRow): string =>
  `お選びいただいていた${name}は、ただいまお取り扱いしておりません。ほかのお支払い方法をお選びください。`;

/** Why what was chosen cannot be had any more, for the shopper; null: it can, or nothing was. */
export const lostPaymentWords = (terms: CartTerms, cart: StoredCart, { lostMethod }: CartAmounts): string | null => {
  const [withdrawn] = withdrawnOf(terms, cart);
  if (withdrawn) return withdrawnReason(withdrawn);
  return lostMethod && `お選びいただいていた${lostMethod.name}は、ご利用いただけなくなりました。${lostMethod.reason}`;
};

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
  if (!paymentMethod) return false;
  return paymentMethod.kind !== 'card' || payingCardOf(terms, cart) !== null;
}
