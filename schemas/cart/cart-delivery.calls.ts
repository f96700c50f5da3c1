import { shippingAddress, type ShippingAddress } from '../address/address';
import { defineCall } from '../contract/define-call';
import { mostNormalized } from '../contract/normalize';
import type { Infer } from '../contract/json-schema';
import { cartAccessoryCalls } from './cart-accessory.calls';
import { changed, changeLimits, gone, key, refused, seen, token } from './cart-parts';
import { cartShippingCalls } from './cart-shipping.calls';
import { onParcels } from './cart-shipping';

const typed = (name: keyof ShippingAddress) => {
  const field = shippingAddress.properties[name];
  const personal = 'x-personal' in field ? field['x-personal'] : 'address';
  return { type: 'string', maxLength: mostNormalized, title: field.title, 'x-personal': personal } as const;
};

/** An address of which nobody has looked yet whether it is right. */
const typedAddress = {
  title: 'TypedAddress',
  type: 'object',
  description: 'Held against ShippingAddress together with all else, so that whatever is wrong is said at once',
  properties: {
    shipping_last_name: typed('shipping_last_name'),
    shipping_first_name: typed('shipping_first_name'),
    shipping_kana: typed('shipping_kana'),
    postal_code: typed('postal_code'),
    prefecture: typed('prefecture'),
    city: typed('city'),
    address1: typed('address1'),
    address2: typed('address2'),
    phone_number: typed('phone_number'),
  },
  additionalProperties: false,
} as const;
export type TypedAddress = Infer<typeof typedAddress>;

const { user_address_id: userAddressId, to_orderer: toOrderer } = cartShippingCalls.modifyShipping.body.properties;
const { accessories } = cartAccessoryCalls.addAccessories.body.properties;
const { option_key: optionKey, details } = accessories.items.properties;

/** All that is chosen on one screen. */
export const cartDeliveryCalls = {
  chooseDelivery: defineCall({
    method: 'PATCH',
    path: '/v1/carts/delivery/modify',
    ours: true,
    summary:
      'Where the one address of a cart is, what is done to all that goes to each, who sends it, and when each parcel comes: all that is given, or nothing; what is not given stays',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: {
        token,
        delivery_fingerprint: seen,
        shipping: {
          type: 'object',
          description: 'Where an address is by now',
          properties: { key, user_address_id: userAddressId, to_orderer: toOrderer },
          required: ['key'],
          anyOf: [{ required: ['user_address_id'] }, { required: ['to_orderer'] }],
          additionalProperties: false,
        },
        is_address_removed: {
          type: 'boolean',
          default: false,
          description: 'It is typed in next: the cart has one address, and waits for it',
        },
        ids: {
          type: 'array',
          maxItems: accessories.maxItems,
          items: key,
          description: 'Keys of options that are not wanted any more',
        },
        accessories: {
          type: 'array',
          maxItems: accessories.maxItems,
          description: 'Options of addresses, and what is filled in of each; the same one that is there is changed',
          items: {
            type: 'object',
            properties: { shipping_key: key, option_key: optionKey, details },
            required: ['shipping_key', 'option_key', 'details'],
            additionalProperties: false,
          },
        },
        sender: typedAddress,
        by_orderer: { type: 'boolean', const: true, description: 'The orderer is named as the sender again' },
        is_amount_hidden: onParcels.is_amount_hidden,
        packings: { ...cartShippingCalls.modifyPackings.body.properties.packings, minItems: 0 },
      },
      required: ['token'],
      not: { required: ['sender', 'by_orderer'] },
      additionalProperties: false,
    },
    limits: changeLimits,
    responses: { 200: changed, 404: gone, 422: refused },
  }),
} as const;
