import type { Infer } from '../contract/json-schema';

/** wallet: paid at the page of a payment service, from an account that the shopper has there. */
export const paymentKinds = ['card', 'wallet', 'konbini', 'bank', 'cod'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How an order is paid: by a method of the shop, or not at all where there is nothing to pay. */
export type PaidKind = PaymentKind | 'none';

/** What a payment service finds out about whoever pays: nothing; somebody has to look; it is not to be sent. */
export const fraudVerdicts = ['ok', 'review', 'ng'] as const;
export type FraudVerdict = (typeof fraudVerdicts)[number];

const methodProperties = {
  id: { type: 'integer' },
  code: { type: 'string' },
  kind: { type: 'string', enum: paymentKinds },
  name: { type: 'string' },
  description: { type: 'string', description: 'When and how it is paid, for the shopper' },
  fee_jpy: { type: 'integer', minimum: 0, description: 'Tax included' },
  service_code: {
    type: ['string', 'null'],
    description: 'Payment service that is asked; a card’s settings are for the browser',
  },
} as const;
const methodRequired = ['id', 'code', 'kind', 'name', 'description', 'fee_jpy', 'service_code'] as const;

export const paymentMethod = {
  title: 'PaymentMethod',
  type: 'object',
  properties: methodProperties,
  required: methodRequired,
  additionalProperties: false,
} as const;
export type PaymentMethod = Infer<typeof paymentMethod>;

/** A method as one cart may use it, or may not and why. */
export const cartPaymentMethod = {
  title: 'CartPaymentMethod',
  type: 'object',
  'x-personal': 'none',
  properties: {
    ...methodProperties,
    is_available: { type: 'boolean' },
    reason: { type: ['string', 'null'], description: 'Why it cannot be used, for the shopper' },
  },
  required: [...methodRequired, 'is_available', 'reason'],
  additionalProperties: false,
} as const;
export type CartPaymentMethod = Infer<typeof cartPaymentMethod>;

/** A card as the shop knows it: a token of the payment service, never a number. */
export const cardToken = {
  title: 'CardToken',
  type: 'object',
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\w-]+$', 'x-personal': 'token' },
    masked_number: {
      type: 'string',
      pattern: '^\\*{4,16}\\d{4}$',
      description: '************4242',
      'x-personal': 'number',
    },
    expiration: {
      type: 'string',
      pattern: '^20\\d{2}(?:0[1-9]|1[0-2])$',
      description: 'yyyymm',
      'x-personal': 'number',
    },
    name: { type: 'string', maxLength: 45, 'x-personal': 'name' },
  },
  required: ['token', 'masked_number', 'expiration', 'name'],
  additionalProperties: false,
} as const;
export type CardToken = Infer<typeof cardToken>;

/** What a browser needs to speak to a payment service by itself. */
export const paymentServiceSettings = {
  title: 'PaymentServiceSettings',
  type: 'object',
  properties: {
    code: { type: 'string' },
    tokenize_url: {
      type: 'string',
      description:
        'Takes the card by POST as JSON, `{"ccNumber": "4242424242424242", "ccName": "TARO YAMADA", "ccExpiration": "203012", "securityCode": "123"}`, with `public_key` in the header `x-public-key`; answers a CardToken, or 422 with messages by field',
    },
    public_key: { type: 'string', description: 'Goes in the header `x-public-key`' },
    is_demo: { type: 'boolean', description: 'No money moves' },
  },
  required: ['code', 'tokenize_url', 'public_key', 'is_demo'],
  additionalProperties: false,
} as const;
export type PaymentServiceSettings = Infer<typeof paymentServiceSettings>;
