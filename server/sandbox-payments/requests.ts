/** What the shop may ask the sandbox payment service. */
import type { Infer } from '../../schemas/contract/json-schema';
import { compileJson } from '../http/ajv';

const amount = { type: 'integer', minimum: 1, maximum: 100_000_000 } as const;

const paymentRequest = {
  type: 'object',
  properties: {
    reference: { type: 'string', pattern: '^[\\w.-]{1,80}$' },
    token: { type: 'string', pattern: '^[\\w-]{1,200}$' },
    amount_jpy: amount,
    return_url: { type: 'string', maxLength: 500, pattern: '^(?:/(?!/)|https?://)[^\\s\\\\]*$' },
  },
  required: ['reference', 'token', 'amount_jpy', 'return_url'],
  additionalProperties: false,
} as const;

const voidRequest = {
  type: 'object',
  properties: { amount_jpy: amount },
  required: ['amount_jpy'],
  additionalProperties: false,
} as const;

export const readPaymentRequest = (body: unknown): Infer<typeof paymentRequest> | null =>
  // The validator makes it one.
  compileJson(paymentRequest)(body) ? (body as Infer<typeof paymentRequest>) : null;

export const readVoid = (body: unknown): number | null =>
  compileJson(voidRequest)(body) ? (body as Infer<typeof voidRequest>).amount_jpy : null;
