/** Whom goods go to, in words. By themselves: the cart, which tells no more of a delivery, needs none of its other words. */
import type { Orderer, ShippingAddress } from '../../../schemas/address/address';
import { ordererNames, receiverNames } from '../../../schemas/address/lines';

const namesOf = <Name extends string>(names: readonly Name[], person: Readonly<Record<Name, string>>): string =>
  names.map((name) => person[name]).join(' ');

export const receiverName = (address: ShippingAddress): string => namesOf(receiverNames, address);
/** `お届け先2`: one of several, by its place among them. */
export const placeName = (at: number): string => `お届け先${at + 1}`;

/** `お届け先2 佐藤 一郎 様`, as far as it is known. */
export const placeWords = (at: number, address: ShippingAddress | null): string =>
  address ? `${placeName(at)} ${receiverName(address)} 様` : placeName(at);

export const ordererName = (orderer: Orderer): string => namesOf(ordererNames, orderer);
