/**
 * Where what is in a cart goes in another cart that it joins, and what is done to it there. A place of the joining cart that
 * somebody has named is one of the joined cart, too; what it has not named goes where the other cart's goods go. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { mostShippings } from '../../../../../schemas/cart/cart-shipping';
import type { CartTerms } from '../cart.types';
import { firstOf } from '../lines/plan-lines';
import type { ShippingRow, StoredCart } from '../rows/carts.repository';
import type { NewShippingAccessory, StoredAccessory } from '../rows/options.repository';
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

const isNamed = ({ shippings }: StoredCart, shipping: ShippingRow): boolean =>
  shipping.address !== null || (shippings.length > 1 && !shipping.is_address_awaited);

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
    const added = known ? null : { id: -nextKey, key: `s${nextKey}`, address, is_address_awaited: false };
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

type Done = Pick<StoredAccessory, 'service_id' | 'details' | 'option'> & { readonly shipping_id: number | null };

const excludes = (one: Done, other: Done): boolean =>
  one.service_id === other.service_id || (one.option.one_of !== undefined && one.option.one_of === other.option.one_of);

export interface JoinedAccessories {
  readonly rows: readonly NewShippingAccessory[];
  /** Names of what a place has otherwise already, and of what was still to be decided on. */
  readonly lost: readonly string[];
  readonly nextKey: number;
}

/** What is done at the joining cart's places, as far as the shippings that take their goods do not have, or exclude, it. */
export function joinAccessories(
  own: StoredCart,
  joining: StoredCart,
  { takers, nextKey: firstKey }: Pick<JoinedPlaces, 'takers' | 'nextKey'>,
): JoinedAccessories {
  // What waits there to be decided on counts as done.
  const done: Done[] = own.accessories.map((one) => ({ ...one, shipping_id: one.shipping_id ?? one.left_at }));
  const rows: NewShippingAccessory[] = [];
  const lost = joining.accessories.flatMap(({ left_at: left, option: { name } }) => (left === null ? [] : [name]));
  const ofPlaces = joining.shippings.flatMap(({ id }) => joining.accessories.filter((one) => one.shipping_id === id));
  for (const stored of ofPlaces) {
    const { shipping_id: from, service_id: serviceId, details, option } = stored;
    const shippingId = from === null ? undefined : takers.get(from);
    if (shippingId === undefined) continue;
    const moved: Done = { service_id: serviceId, details, option, shipping_id: shippingId };
    const other = done.find((one) => one.shipping_id === shippingId && excludes(one, moved));
    if (other === undefined) {
      done.push(moved);
      rows.push({ key: `a${firstKey + rows.length}`, shippingId, serviceId, details });
    } else if (other.service_id !== serviceId || !isDeepStrictEqual(other.details, details)) {
      lost.push(option.name);
    }
  }
  return { rows, lost, nextKey: firstKey + rows.length };
}
