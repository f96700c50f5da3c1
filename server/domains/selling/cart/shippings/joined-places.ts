/**
 * Where what is in a cart goes in another cart that it joins, and when. A place of the joining cart that somebody has named
 * is one of the joined cart, too, as is the orderer's once there is one; what it has not named goes where the other cart's
 * goods go. Pure.
 */
import { mostShippings } from '../../../../../schemas/cart/cart-shipping';
import type { CartTerms } from '../cart.types';
import { firstOf } from '../lines/plan-lines';
import type { PackingRow, ShippingRow, StoredCart } from '../rows/carts.repository';
import { goesToOrderer, shippingTo } from './destinations';

export interface JoinedPlaces {
  /** The cart's own, and those that come: their ids are below 0 until they are stored. */
  readonly shippings: readonly ShippingRow[];
  /** Of the shipping that takes its goods, by the id of each of the joining cart's. */
  readonly takers: ReadonlyMap<number, number>;
  readonly isPlaceLost: boolean;
  readonly nextKey: number;
}

/** In the words of the cart's screens, as the cart tells of it. */
export const lostPlaces = 'お届け先';

const isNamed = ({ shippings, orderer }: StoredCart, shipping: ShippingRow): boolean =>
  shipping.address !== null || ((shippings.length > 1 || orderer !== null) && !shipping.is_address_awaited);

export function joinPlaces({ isMultipleAllowed }: CartTerms, own: StoredCart, joining: StoredCart): JoinedPlaces {
  const shippings = [...own.shippings];
  const most = isMultipleAllowed && own.social_gift === null ? mostShippings : own.shippings.length;
  const unnamed = own.shippings.find(goesToOrderer) ?? firstOf(own.shippings);
  const takers = new Map<number, number>();
  let nextKey = own.next_key;
  let isPlaceLost = false;
  for (const shipping of joining.shippings) {
    const { id, address } = shipping;
    const isWanted = isNamed(joining, shipping);
    const known = isWanted ? shippingTo({ ...own, shippings }, address) : unnamed;
    const added = known
      ? null
      : { id: -nextKey, key: `s${nextKey}`, address, is_address_awaited: false, is_chosen: false };
    if (added && shippings.length < most) {
      shippings.push(added);
      nextKey += 1;
      takers.set(id, added.id);
    } else {
      isPlaceLost ||= added !== null;
      takers.set(id, (known ?? unnamed).id);
    }
  }
  return { shippings, takers, isPlaceLost, nextKey };
}

/** @property shippingId of the cart's shippings, as `takers` names them */
export type JoinedDay = Pick<PackingRow, 'temperature' | 'delivery_on' | 'timezone'> & { readonly shippingId: number };

const isSameDay = (one: Omit<JoinedDay, 'shippingId'>, other: Omit<JoinedDay, 'shippingId'>): boolean =>
  one.delivery_on === other.delivery_on && one.timezone === other.timezone;

/** Nothing was wished for. */
const isAnyDay = ({ delivery_on: day, timezone }: JoinedDay): boolean => day === null && timezone === 'none';

/** When the joining cart's parcels come, where the cart has not said so of those that take their goods. */
export function joinDays(
  own: StoredCart,
  joining: StoredCart,
  { takers }: Pick<JoinedPlaces, 'takers'>,
): { readonly days: readonly JoinedDay[]; readonly isDayLost: boolean } {
  const days: JoinedDay[] = [];
  let isDayLost = false;
  for (const packing of joining.packings) {
    const { shipping_id: from, temperature, delivery_on, timezone, is_chosen: isChosen } = packing;
    const shippingId = takers.get(from);
    if (!isChosen || shippingId === undefined) continue;
    const day = { shippingId, temperature, delivery_on, timezone };
    // Goods go to what leaves first: the packings are in that order.
    const there = own.packings.find((one) => one.shipping_id === shippingId && one.temperature === temperature);
    const known = there?.is_chosen
      ? there
      : days.find((one) => one.shippingId === shippingId && one.temperature === temperature);
    if (known) isDayLost ||= !isAnyDay(day) && !isSameDay(known, day);
    else days.push(day);
  }
  return { days, isDayLost };
}
