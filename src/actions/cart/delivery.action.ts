/** When each parcel shall come, what is done to it, and, of a member with an address book, where to. */
import { pathOfStep } from '../../domain/checkout-steps';
import { otherIn } from '../../domain/delivery/sender-fields';
import {
  deliveryOptionFieldOf,
  deliveryOptionsIn,
  giftField,
  type PlacedOption,
} from '../../domain/delivery/delivery-options';
import type { Action, Values } from '../action';
import { changeCart, leadOn, number, ofCart, seenIn } from './change-cart';

/** `delivery_at.<packing>` and `timezone.<packing>`; an empty day means as early as possible. */
const packingsIn = (values: Values) =>
  Object.entries(values).flatMap(([name, day]) => {
    const key = /^delivery_at\.([a-z0-9]{1,24})$/.exec(name)?.[1];
    if (key === undefined) return [];
    return [{ key, delivery_at: day || null, delivery_timezone_key: values[`timezone.${key}`] ?? 'none' }];
  });

const fieldNames: Readonly<Record<string, string>> = { delivery_at: 'delivery_at', delivery_timezone_key: 'timezone' };

/**
 * Where the goods of the cart's one address go: `orderer`, `kept` as it is, an address of the member's book, or `other`,
 * which is typed in on the screen of its own.
 */
const placeIn = ({ ship_to: to = 'kept', shipping_key: key = '' }: Values) => {
  if (to === 'kept') return {};
  if (to === 'other') return { is_address_removed: true };
  return { shipping: { key, ...(to === 'orderer' ? { to_orderer: true } : { user_address_id: number(to) }) } };
};

/** Of a social gift nobody here says when it comes, and of an address that is not known yet nobody can. */
const hasDays = (values: Values): boolean => values[giftField] !== '1' && values.ship_to !== 'other';

/** The call counts the parcels and options, the form knows them by their keys. */
const nameOf =
  (packings: ReturnType<typeof packingsIn>, wanted: readonly PlacedOption[]) =>
  (field: string): string => {
    if (field.startsWith('shipping.')) return 'user_address_id';
    const [, at, part = ''] = /^packings\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const key = packings[Number(at)]?.key;
    const name = fieldNames[part];
    return key === undefined || name === undefined ? deliveryOptionFieldOf(field, wanted) : `${name}.${key}`;
  };

/** All that stands on the screen goes in one call: it is taken as a whole, or nothing of it is. */
export const action: Action = ofCart(async (values, context) => {
  const { wanted, gone } = deliveryOptionsIn(values);
  const packings = hasDays(values) ? packingsIn(values) : [];
  const body = {
    ...seenIn(values),
    ...placeIn(values),
    ids: gone,
    accessories: wanted.map(({ shippingKey, key, details }) => ({
      shipping_key: shippingKey,
      option_key: key,
      details,
    })),
    ...otherIn(values),
    packings,
  };
  const screen = pathOfStep('delivery');
  return leadOn(await changeCart(context, 'cart.chooseDelivery', body, screen, nameOf(packings, wanted)));
});
