import { byId } from '../contract/by-id';
import { defineCall, failure } from '../contract/define-call';
import { usualLimits } from '../contract/usual-limits';
import { memo, memoText } from './memo';
import { orderId } from '../order-terms/order-id';

const notTheirs = failure('No such memo of the member’s');

export const memoCalls = {
  addMemo: defineCall({
    method: 'POST',
    path: '/v1/memos',
    summary: 'Notes something down of one of the member’s orders; what was noted of it before gives way',
    audience: 'member',
    body: {
      type: 'object',
      properties: { order_id: { ...orderId, description: 'As the order after the decision has it' }, memo: memoText },
      required: ['order_id', 'memo'],
      additionalProperties: false,
    },
    limits: usualLimits,
    responses: { 201: { description: 'The memo', body: memo }, 404: failure('No such order of the member’s') },
  }),
  changeMemo: defineCall({
    method: 'PATCH',
    path: '/v1/memos/{id}',
    summary: 'Sets what a memo says',
    audience: 'member',
    params: byId,
    body: { type: 'object', properties: { memo: memoText }, required: ['memo'], additionalProperties: false },
    limits: usualLimits,
    responses: { 200: { description: 'The memo', body: memo }, 404: notTheirs },
  }),
  deleteMemo: defineCall({
    method: 'DELETE',
    path: '/v1/memos/{id}',
    summary: 'Deletes a memo',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 204: { description: 'It is gone' }, 404: notTheirs },
  }),
} as const;
