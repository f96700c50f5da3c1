/** Where a cart's goods go. */
import { isDeepStrictEqual } from 'node:util';
import type { Orderer, ShippingAddress } from '../../../../../schemas/address/address';
import type { ShippingRow, StoredCart } from '../rows/carts.repository';

const longestKana = 100;

/** The orderer's own address as an address that goods go to. */
function addressOf(orderer: Orderer): ShippingAddress {
  const spaced = `${orderer.last_name_kana}　${orderer.first_name_kana}`;
  return {
    shipping_last_name: orderer.last_name,
    shipping_first_name: orderer.first_name,
    shipping_kana: spaced.length <= longestKana ? spaced : `${orderer.last_name_kana}${orderer.first_name_kana}`,
    postal_code: orderer.postal_code,
    prefecture: orderer.prefecture,
    city: orderer.city,
    address1: orderer.address1,
    address2: orderer.address2,
    phone_number: orderer.phone_number,
  };
}

export const goesToOrderer = ({ address, is_address_awaited: isAwaited }: ShippingRow): boolean =>
  address === null && !isAwaited;

/** Whoever receives it says where it goes, after the order. */
export const isSocialGift = ({ social_gift: gift }: Pick<StoredCart, 'social_gift'>): boolean => gift !== null;

/** Blanks, width, case and the many dashes do not make another address of it; a blank between two numbers does. */
const plain = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}ー−]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z0-9]) | (?![a-z0-9])/g, '');

/** To whom and where a parcel is labelled. Its reading and the telephone number lead to no other door. */
const labelOf = (address: ShippingAddress): string =>
  [
    plain(address.shipping_last_name, address.shipping_first_name),
    plain(address.postal_code).replaceAll('-', ''),
    plain(address.prefecture, address.city, address.address1, address.address2),
  ].join('\n');

/** The shipping that goes to the same person at the same place, however it is written. Undefined: none. */
export function shippingTo(
  cart: Pick<StoredCart, 'orderer' | 'shippings' | 'social_gift'>,
  address: ShippingAddress | null,
): ShippingRow | undefined {
  const wanted = address ?? (cart.orderer && addressOf(cart.orderer));
  return cart.shippings.find((shipping) => {
    const known = destinationOf(cart, shipping);
    return goesTo(shipping, address) || (known !== null && wanted !== null && labelOf(known) === labelOf(wanted));
  });
}

/** Shippings to a place that another one goes to, each with that one: the orderer's, or the first. */
export function twinsOf(cart: StoredCart): ReadonlyMap<number, number> {
  const inOrder = [...cart.shippings].sort((a, b) => Number(goesToOrderer(b)) - Number(goesToOrderer(a)));
  const staying = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const shipping of inOrder) {
    const address = destinationOf(cart, shipping);
    const label = address && labelOf(address);
    const first = label === null ? undefined : staying.get(label);
    if (first !== undefined) twins.set(shipping.id, first);
    else if (label !== null) staying.set(label, shipping.id);
  }
  return twins;
}

/** @param address null: the orderer's */
const goesTo = (shipping: ShippingRow, address: ShippingAddress | null): boolean =>
  address === null ? goesToOrderer(shipping) : isDeepStrictEqual(shipping.address, address);

/** Null: nobody has said yet; of a social gift nobody does before it is ordered. */
export function destinationOf(
  { orderer, social_gift: gift }: Pick<StoredCart, 'orderer' | 'social_gift'>,
  shipping: ShippingRow,
): ShippingAddress | null {
  if (gift) return null;
  if (shipping.address) return shipping.address;
  return goesToOrderer(shipping) && orderer ? addressOf(orderer) : null;
}

/** Whether goods go to somebody else than the orderer. */
export const isGift = (cart: StoredCart): boolean =>
  isSocialGift(cart) || cart.shippings.some((shipping) => !goesToOrderer(shipping));
