/** The parcels of a cart, whose days are chosen one by one. */
import type { Cart } from '../../../schemas/cart/cart';
import type { CartPacking, CartShipping } from '../../../schemas/cart/cart-shipping';
import { addressWords, ordererName, placeWords, receiverName } from '../../../src/domain/delivery/delivery-words';

export interface Parcel {
  readonly packing: CartPacking;
  readonly shipping: CartShipping;
  /** `お届け先2 佐藤 一郎 様`, where there are several; else null. */
  readonly place: string | null;
  /** Where it goes to, and whom where the place does not say it; null: nobody has said yet. */
  readonly address: string | null;
}

const addressOf = ({ orderer }: Cart, { address, is_orderer: isOrderer }: CartShipping): string | null => {
  if (isOrderer && orderer) return `${ordererName(orderer)} 様 ${addressWords(orderer)}`;
  return address && `${receiverName(address)} 様 ${addressWords(address)}`;
};

export const parcelsOf = (cart: Cart): readonly Parcel[] => {
  const { shippings } = cart.detail;
  const isSeveral = shippings.length > 1;
  return shippings.flatMap((shipping, at) => {
    const { packings, address } = shipping;
    const place = isSeveral ? placeWords(at, address) : null;
    const where = isSeveral ? address && addressWords(address) : addressOf(cart, shipping);
    return packings.map((packing): Parcel => ({ packing, shipping, place, address: where }));
  });
};

/** Why there is more than one parcel; null: there is not. */
export const severalWords = (places: number, parcels: readonly Parcel[]): string | null => {
  const count = parcels.length;
  if (count < 2) return null;
  const kinds = new Set(parcels.map(({ packing, shipping }) => `${shipping.key} ${packing.temperature}`));
  if (kinds.size < count) return `${count}つの荷物に分けてお届けします。お届け日は荷物ごとにお選びいただけます。`;
  if (places < 2) return `温度帯が異なるため、${count}つの荷物に分けてお届けします。`;
  return `${count > places ? 'お届け先と温度帯ごとに' : 'お届け先ごとに'}、${count}つの荷物に分けてお届けします。`;
};
