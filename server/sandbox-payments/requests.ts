/** What the shop may ask the sandbox's payment services. */
import { mostJpy } from '../../schemas/cart/totals';
import type { Infer } from '../../schemas/contract/json-schema';
import { compileJson } from '../http/ajv';

export const amount = { type: 'integer', minimum: 1, maximum: mostJpy } as const;

const token = { type: 'string', pattern: '^[\\w-]{1,200}$' } as const;
const keptCard = { type: 'string', pattern: '^[\\w-]{16,80}$' } as const;

const askedPayment = {
  reference: { type: 'string', pattern: '^[\\w.-]{1,80}$' },
  amount_jpy: amount,
  return_url: { type: 'string', maxLength: 500, pattern: '^(?:/(?!/)|https?://)[^\\s\\\\]*$' },
} as const;

const walletRequest = {
  type: 'object',
  properties: askedPayment,
  required: ['reference', 'amount_jpy', 'return_url'],
  additionalProperties: false,
} as const;

const paymentRequest = {
  type: 'object',
  properties: { ...askedPayment, token, kept_card: keptCard },
  required: ['reference', 'amount_jpy', 'return_url'],
  oneOf: [{ required: ['token'] }, { required: ['kept_card'] }],
  additionalProperties: false,
} as const;

const keepRequest = {
  type: 'object',
  properties: { reference: keptCard, token },
  required: ['reference', 'token'],
  additionalProperties: false,
} as const;

const amountRequest = {
  type: 'object',
  properties: { amount_jpy: amount },
  required: ['amount_jpy'],
  additionalProperties: false,
} as const;

export const readPaymentRequest = (body: unknown): Infer<typeof paymentRequest> | null =>
  // The validator makes it one.
  compileJson(paymentRequest)(body) ? (body as Infer<typeof paymentRequest>) : null;

export const readWalletRequest = (body: unknown): Infer<typeof walletRequest> | null =>
  // The same.
  compileJson(walletRequest)(body) ? (body as Infer<typeof walletRequest>) : null;

/** Of what is voided or captured. */
export const readAmount = (body: unknown): number | null =>
  compileJson(amountRequest)(body) ? (body as Infer<typeof amountRequest>).amount_jpy : null;

export const readKeeping = (body: unknown): Infer<typeof keepRequest> | null =>
  compileJson(keepRequest)(body) ? (body as Infer<typeof keepRequest>) : null;
