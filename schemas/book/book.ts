/** The addresses that a member keeps, for themselves and for those they send to. */
import { shippingAddress } from '../address/address';
import type { Infer } from '../contract/json-schema';
import { toldFingerprint } from '../user/told-fingerprint';
import { profileFields } from '../user/user';

/** Whose address it is: 1 the member's own. */
export const divisionOfAddress = {
  type: 'integer',
  title: '受け取る方',
  enum: [1, 2],
  'x-labels': ['ご本人', 'ご本人以外'],
  default: 2,
} as const;

export const addressFields = {
  ...shippingAddress.properties,
  cell_phone_number: profileFields.cell_phone_number,
  division_ct: divisionOfAddress,
} as const;

/** What a member says of an address; which one is the default is said by calls of its own. */
export const addressBody = {
  type: 'object',
  properties: addressFields,
  required: shippingAddress.required,
  additionalProperties: false,
  'x-no-link-across': shippingAddress['x-no-link-across'],
} as const;

export const userAddress = {
  title: 'UserAddress',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    is_default: { type: 'boolean', description: 'Proposed for goods; one of the book at most' },
    is_sender_default: { type: 'boolean', description: 'Proposed as the sender; one of the book at most' },
    shipping_name: { type: 'string', description: 'Last and first name', 'x-personal': 'name' },
    ...addressFields,
    fingerprint: toldFingerprint,
  },
  required: [
    'id', 'is_default', 'is_sender_default', 'shipping_name', ...shippingAddress.required, 'cell_phone_number',
    'division_ct',
  ], // prettier-ignore
  additionalProperties: false,
} as const;

export type UserAddress = Infer<typeof userAddress>;
/** As it is stored. */
export type KeptAddress = Omit<
  UserAddress,
  'id' | 'division_ct' | 'is_default' | 'is_sender_default' | 'shipping_name' | 'fingerprint'
>;
