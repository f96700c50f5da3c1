import type { ShippingAddress } from '../../../schemas/address/address';
import { addressLine, receiverNames } from '../../../schemas/address/lines';
import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';

/** Where the goods of the cart's one address can go: to one of the book by its id, or by a word (delivery.action.ts). */
export type AddressChoice = string;

const labelOf = (address: ShippingAddress): string =>
  [...receiverNames, 'postal_code' as const, ...addressLine].map((part) => address[part]).join('\n');

/**
 * What is chosen when the screen opens: what the cart says, or, where nobody has said anything for this cart yet, the
 * default of the book. `kept`: an address that was typed in and is not in the book.
 */
export const proposedAddress = (cart: Cart, book: readonly UserAddress[]): AddressChoice => {
  const [shipping] = cart.detail.shippings;
  if (!shipping) return 'orderer';
  const { address, is_orderer: isOrderer, is_chosen: isPlaced, packings } = shipping;
  const known = address && book.find((one) => labelOf(one) === labelOf(address));
  if (!isOrderer) return known ? String(known.id) : 'kept';
  const isSaid = isPlaced || cart.is_orderer_own !== true || packings.some(({ is_chosen: isChosen }) => isChosen);
  const usual = book.find(({ is_default: isDefault }) => isDefault);
  return isSaid || !usual ? 'orderer' : String(usual.id);
};
