import type { CheckoutStep } from '../../../../../schemas/cart/steps';
import type { CartAmounts } from './amounts';
import { isDeliverySettled } from '../shippings/parcels';
import { firstOptionFault, ofShipping } from '../rows/accessories';
import { isSocialGift } from '../shippings/destinations';
import { unprintableIn } from '../../../../../src/forms/unprintable';
import { isPaymentSettled } from './payment';
import { isBeingPaid, isOrdered } from '../rows/state';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { issueOf } from '../lines/issue';
import { elsewhereOf } from '../lines/limits';

/** What is done to a line is part of it. */
const isBlocked = ({ lines }: StoredCart): boolean =>
  lines.some(
    (line) =>
      issueOf(
        line,
        elsewhereOf(lines, line, ({ shipping_id: id }) => id),
      )?.is_blocking,
  );

/** What is done to all that goes to an address is chosen with its day, and there it is put right and decided on. */
const areOptionsSettled = (cart: StoredCart): boolean =>
  cart.accessories.every(({ left_at: left }) => left === null) &&
  cart.shippings.every(({ id }) => firstOptionFault(ofShipping(cart, id)) === null);

/** Whether every address is known, and, of several, the shop sends to as many and something goes to each. */
function areShippingsSettled({ isMultipleAllowed, isGiftAllowed }: CartTerms, cart: StoredCart): boolean {
  const { shippings, lines } = cart;
  if (unprintableIn(cart.social_gift) || shippings.some(({ address }) => unprintableIn(address))) return false;
  // Its receiver says where it goes, as long as the shop has them do so.
  if (isSocialGift(cart)) return isGiftAllowed && shippings.length === 1;
  if (shippings.some((shipping) => shipping.is_address_awaited)) return false;
  if (shippings.length === 1) return true;
  return isMultipleAllowed && shippings.every(({ id }) => lines.some((line) => line.shipping_id === id));
}

/** The first step of the checkout that is not complete; null: there is nothing to order as it stands. */
export function nextStepOf(terms: CartTerms, cart: StoredCart, amounts: CartAmounts): CheckoutStep | null {
  // To see what becomes of the payment, or to go back to the card company's page.
  if (isBeingPaid(cart)) return 'confirm';
  if (isOrdered(cart) || cart.lines.length === 0) return null;
  if (isBlocked(cart)) return null;
  if (!cart.orderer || unprintableIn(cart.orderer)) return 'orderer';
  if (!areShippingsSettled(terms, cart)) return 'shipping';
  if (!isDeliverySettled(terms, cart) || !areOptionsSettled(cart) || unprintableIn(cart.sender)) return 'delivery';
  return isPaymentSettled(terms, cart, amounts) ? 'confirm' : 'payment';
}
