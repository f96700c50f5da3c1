import type { CheckoutStep } from '../../../schemas/entities/cart';
import type { CartAmounts } from './cart-amounts';
import { isDeliverySettled } from './cart-parcels';
import { isPaymentSettled } from './cart-payment';
import { isChallenged, isOrdered } from './cart-state';
import type { CartTerms } from './cart.types';
import type { StoredCart } from './carts.repository';
import { issueOf } from './line-issue';

/** The first step of the checkout that is not complete; null: there is nothing to order as it stands. */
export function nextStepOf(terms: CartTerms, cart: StoredCart, amounts: CartAmounts): CheckoutStep | null {
  // The way back to the card company's page.
  if (isChallenged(cart)) return 'confirm';
  if (isOrdered(cart) || cart.lines.length === 0) return null;
  if (cart.lines.some((line) => issueOf(line)?.is_blocking)) return null;
  if (!cart.orderer) return 'orderer';
  if (cart.shippings.some((shipping) => shipping.is_address_awaited)) return 'shipping';
  if (!isDeliverySettled(terms, cart)) return 'delivery';
  return isPaymentSettled(terms, cart, amounts) ? 'confirm' : 'payment';
}
