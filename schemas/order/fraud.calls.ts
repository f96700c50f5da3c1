import { fraudVerdicts } from '../payments/payment';
import { defineCall, failure } from '../contract/define-call';
import { usualLimits } from '../contract/usual-limits';

/** One line: what is signed is joined by line breaks. */
const line = (maxLength: number) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: '^[^\\r\\n]*$', 'x-personal': 'token' }) as const;

/** What payment services tell the shop about orders, besides what becomes of their money. */
export const fraudCalls = {
  fraudDetection: defineCall({
    method: 'POST',
    path: '/v1/sbpayment/receive/fraud-detection',
    summary:
      'What a payment service has found out about whoever pays, signed by it. `review` keeps the order from being sent, `ng` cancels it as long as nothing was sent, `ok` lets it go on. The newest word counts; the same one again changes nothing',
    audience: 'visitor',
    duringMaintenance: true,
    isSigned: true,
    body: {
      type: 'object',
      properties: {
        reference: { ...line(100), description: 'Of the payment, as the shop named it' },
        payment_id: { ...line(100), description: 'Of the payment, as the service named it' },
        result: { type: 'string', enum: fraudVerdicts, description: 'What the service thinks of whoever pays' },
        timestamp: { type: 'string', pattern: '^\\d{1,12}$', description: 'Seconds since 1970', 'x-personal': 'none' },
        nonce: { ...line(100), description: 'Of this message alone' },
        signature: {
          ...line(200),
          description: 'The payment service’s, with its key; the sandbox’s: server/sandbox-payments/signature.ts',
        },
      },
      required: ['reference', 'payment_id', 'result', 'timestamp', 'nonce', 'signature'],
      additionalProperties: false,
    },
    limits: usualLimits,
    responses: {
      204: { description: 'Taken' },
      403: failure(
        'Not signed by a payment service of the shop, outdated, or about another payment, or one that the shop does not know to be booked yet',
      ),
    },
  }),
} as const;
