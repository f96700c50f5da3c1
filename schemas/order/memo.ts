/** What a member notes down of an order, for themselves. */
import type { Infer } from '../contract/json-schema';
import { orderId } from '../order-terms/order-id';

export const memoText = {
  type: 'string',
  title: 'メモ',
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  'x-personal': 'text',
} as const;

export const memo = {
  title: 'Memo',
  type: 'object',
  properties: { id: { type: 'integer', 'x-personal': 'number' }, order_id: orderId, memo: memoText },
  required: ['id', 'order_id', 'memo'],
  additionalProperties: false,
} as const;
export type Memo = Infer<typeof memo>;
