/** Where a cart's goods go, and in which parcels. */
import { shippingAddress } from '../address/address';
import type { Infer } from '../contract/json-schema';
import { deliveryTimezoneKeys, temperatures } from '../delivery/delivery';
import { accessories, key, nullable } from './cart-line';
import { yen } from './totals';

/** One parcel of a shipping: what travels at one temperature, on one day. */
export const cartPacking = {
  title: 'CartPacking',
  type: 'object',
  properties: {
    key,
    temperature: { type: 'string', enum: temperatures },
    carriage: { ...yen, description: 'The fee for cooling included' },
    delivery_at: { type: ['string', 'null'], format: 'date', description: 'Null: as early as possible' },
    expected_at: {
      type: ['string', 'null'],
      format: 'date',
      description:
        'ours: the first day on which it can arrive: of what is still to be paid in advance, if it is paid today; null: nobody knows',
    },
    arrival_of: {
      type: 'string',
      'x-personal': 'none',
      description: 'ours: what the shopper sends in for it (校章): it leaves when that is there; absent: nothing',
    },
    delivery_timezone_key: { type: 'string', enum: deliveryTimezoneKeys },
    is_chosen: { type: 'boolean', description: 'The shopper has said when (or that it does not matter)' },
  },
  required: ['key', 'temperature', 'carriage', 'delivery_at', 'delivery_timezone_key', 'is_chosen'],
  additionalProperties: false,
} as const;
export type CartPacking = Infer<typeof cartPacking>;

/** To so many addresses the goods of one cart can go. */
export const mostShippings = 10;
/** And to each of them at so many times. */
export const mostDeliveries = 5;

export const cartShipping = {
  title: 'CartShipping',
  type: 'object',
  properties: {
    key,
    is_orderer: { type: 'boolean', description: 'It goes to the orderer; the address is theirs' },
    address: nullable(shippingAddress),
    is_chosen: { type: 'boolean', description: 'ours: the shopper has said where; absent: nobody has' },
    packings: { type: 'array', items: cartPacking },
    accessories,
    products_total: yen,
    carriage: yen,
    free_carriage_in: {
      type: ['integer', 'null'],
      description:
        'Missing for free carriage; null: free, by a coupon too, never free, or counted for each of several deliveries',
    },
  },
  required: ['key', 'is_orderer', 'address', 'packings', 'products_total', 'carriage', 'free_carriage_in'],
  additionalProperties: false,
} as const;
export type CartShipping = Infer<typeof cartShipping>;

/** What is said of a cart's parcels, and of those of its order. */
export const onParcels = {
  sender: {
    ...nullable(shippingAddress),
    description: 'ours: who is named on the parcels as their sender; null or absent: the orderer',
  },
  is_amount_hidden: {
    type: 'boolean',
    'x-personal': 'none',
    description: 'ours: papers with amounts stay out of the parcels; absent: they may lie in them',
  },
} as const;
