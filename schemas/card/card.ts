/** The cards that a member keeps. The payment service has the numbers; the shop has what is shown of them. */
import type { Infer } from '../contract/json-schema';
import { cardToken } from '../payments/payment';

export const cardBrands = ['visa', 'mastercard', 'jcb', 'amex', 'diners', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Of a payment service (PaymentServiceSettings). */
export const serviceCode = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', 'x-personal': 'none' } as const;

const { masked_number, expiration, name } = cardToken.properties;

export const userCard = {
  title: 'UserCard',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    is_main: { type: 'boolean', description: 'Proposed for payments; one of the member’s at most' },
    token: { type: 'null', description: 'What the payment service knows it by is told to nobody' },
    token_key: { ...serviceCode, description: 'The payment service that keeps it' },
    name: { ...name, description: 'As it stands on the card' },
    masked_number,
    expiration,
    brand: { type: 'string', enum: cardBrands, description: 'ours' },
    is_expired: { type: 'boolean', description: 'ours: its last month is over, and nothing can be paid with it' },
  },
  required: ['id', 'is_main', 'token', 'token_key', 'name', 'masked_number', 'expiration', 'brand', 'is_expired'],
  additionalProperties: false,
} as const;

export type UserCard = Infer<typeof userCard>;
