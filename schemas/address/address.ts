import { addressLine, ordererNames, receiverNames } from './lines';
import * as field from '../contract/fields';
import type { Infer } from '../contract/json-schema';

/** Where goods go, under the names of the product's address. */
export const shippingAddress = {
  title: 'ShippingAddress',
  type: 'object',
  properties: {
    shipping_last_name: field.lastName,
    shipping_first_name: field.firstName,
    shipping_kana: field.fullNameKana,
    postal_code: field.postalCode,
    prefecture: field.prefecture,
    city: field.city,
    address1: field.address1,
    address2: { ...field.address2, default: '' },
    phone_number: field.phone,
  },
  required: [
    'shipping_last_name', 'shipping_first_name', 'shipping_kana', 'postal_code', 'prefecture', 'city', 'address1',
    'address2', 'phone_number',
  ], // prettier-ignore
  additionalProperties: false,
  'x-no-link-across': [receiverNames, addressLine],
} as const;

export type ShippingAddress = Infer<typeof shippingAddress>;

/** Who orders, as cart and order keep it. */
export const orderer = {
  title: 'Orderer',
  type: 'object',
  properties: {
    last_name: field.lastName,
    first_name: field.firstName,
    last_name_kana: field.lastNameKana,
    first_name_kana: field.firstNameKana,
    email: field.email,
    phone_number: field.phone,
    postal_code: field.postalCode,
    prefecture: field.prefecture,
    city: field.city,
    address1: field.address1,
    address2: { ...field.address2, default: '' },
  },
  required: [
    'last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'email', 'phone_number', 'postal_code',
    'prefecture', 'city', 'address1', 'address2',
  ], // prettier-ignore
  additionalProperties: false,
  'x-no-link-across': [ordererNames, addressLine],
} as const;

export type Orderer = Infer<typeof orderer>;

/** One town of a postal code; a code may stand for several. */
export const postalTown = {
  title: 'PostalTown',
  type: 'object',
  properties: {
    postal_code: { type: 'string', pattern: '^\\d{7}$', 'x-personal': 'postcode' },
    prefecture: field.prefecture,
    city: { type: 'string', 'x-personal': 'address' },
    address1: {
      type: 'string',
      description: 'Town; empty where the code stands for a whole city',
      'x-personal': 'address',
    },
  },
  required: ['postal_code', 'prefecture', 'city', 'address1'],
  additionalProperties: false,
} as const;

export type PostalTown = Infer<typeof postalTown>;
