/** A sandbox payment service is told to move money: to its customer, the shop, and back to whoever paid. */
import type { FastifyInstance } from 'fastify';
import type { Infer } from '../../schemas/contract/json-schema';
import { compileJson } from '../http/ajv';
import { sendAnswer } from '../http/send-answer';
import type { Moves } from './moves.repository';
import { amount, readAmount } from './requests';

const refundRequest = {
  type: 'object',
  properties: { refund_id: { type: 'string', pattern: '^[\\w-]{1,64}$' }, amount_jpy: amount },
  required: ['refund_id', 'amount_jpy'],
  additionalProperties: false,
} as const;

const readRefund = (body: unknown): Infer<typeof refundRequest> | null =>
  // The validator makes it one.
  compileJson(refundRequest)(body) ? (body as Infer<typeof refundRequest>) : null;

const answerOf = (isDone: boolean) =>
  isDone ? { status: 200, body: { status: 'done' } } : { status: 409, body: { code: 'amount' } };
const wrongRequest = { status: 422, body: { code: 'request' } };

/** Behind the key of the service's API. */
export const addMoves = (api: FastifyInstance, moves: Moves): void => {
  api.post<{ Params: { reference: string } }>('/payments/:reference/capture', async ({ params, body }, reply) => {
    const amountJpy = readAmount(body);
    if (amountJpy === null) return sendAnswer(reply, wrongRequest);
    return sendAnswer(reply, answerOf(await moves.capture(params.reference, amountJpy)));
  });
  api.post<{ Params: { reference: string } }>('/payments/:reference/refunds', async ({ params, body }, reply) => {
    const wanted = readRefund(body);
    if (!wanted) return sendAnswer(reply, wrongRequest);
    return sendAnswer(reply, answerOf(await moves.refund(params.reference, wanted.refund_id, wanted.amount_jpy)));
  });
};
