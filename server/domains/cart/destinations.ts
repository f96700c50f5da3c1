/** Where a cart's goods go. */
import { isDeepStrictEqual } from 'node:util';
import type { Orderer, ShippingAddress } from '../../../schemas/entities/address';
import type { ShippingRow, StoredCart } from './carts.repository';

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

/** @param address null: the orderer's */
export const goesTo = (shipping: ShippingRow, address: ShippingAddress | null): boolean =>
  address === null ? goesToOrderer(shipping) : isDeepStrictEqual(shipping.address, address);

/** Null: nobody has said yet. */
export function destinationOf({ orderer }: StoredCart, shipping: ShippingRow): ShippingAddress | null {
  if (shipping.address) return shipping.address;
  return goesToOrderer(shipping) && orderer ? addressOf(orderer) : null;
}

/** Whether goods go to somebody else than the orderer. */
export const isGift = ({ shippings }: StoredCart): boolean => shippings.some((shipping) => !goesToOrderer(shipping));
