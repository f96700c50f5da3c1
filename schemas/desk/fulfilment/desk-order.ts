import type { Infer } from '../../contract/json-schema';
import { fraudVerdicts } from '../../payments/payment';
import { order } from '../../order/order';
import { orderStatuses } from '../../order-terms/order-states';

const yen = { type: 'integer', minimum: 0, 'x-personal': 'none' } as const;
const at = { type: 'string', format: 'date-time', 'x-personal': 'none' } as const;
const said = { type: 'string', 'x-personal': 'none' } as const;

/** Of whoever asks for a refund. */
export const refundId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$', 'x-personal': 'number' } as const;

/** What waits for a person. */
export const deskNeeds = ['owed', 'give_back', 'refund_refused', 'held'] as const;

/** An order as the shop's people see it: as the shopper does, with what its money did and when it changed. */
export const deskOrder = {
  title: 'DeskOrder',
  type: 'object',
  properties: {
    order,
    amount: { ...yen, description: 'What the order is to be paid with' },
    refunded: { ...yen, description: 'What of it went back, or is going back' },
    payment_error: { type: ['string', 'null'], description: 'Why the money is not there', 'x-personal': 'none' },
    fraud: {
      type: ['string', 'null'],
      enum: [...fraudVerdicts, null],
      description:
        'What the payment service has found out about whoever pays; null: nothing. review and ng: nothing is sent',
      'x-personal': 'none',
    },
    needs: {
      type: 'array',
      items: { type: 'string', enum: deskNeeds },
      description:
        'What goes on by itself no more. owed: sent, and the card’s money was refused; give_back: cancelled, and the money that came is to go back by hand; refund_refused: to be asked for again under its refund_id; held: found suspicious, to be cleared or cancelled',
      'x-personal': 'none',
    },
    refunds: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          refund_id: refundId,
          amount: yen,
          points: { ...yen, description: 'Of those that the order used; absent: none' },
          way: { type: 'string', enum: ['service', 'hand'], 'x-personal': 'none' },
          status: { type: 'string', enum: ['asking', 'done', 'refused'], 'x-personal': 'none' },
          created_at: at,
        },
        required: ['refund_id', 'amount', 'way', 'status', 'created_at'],
        additionalProperties: false,
      },
    },
    history: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          at,
          from: { type: ['string', 'null'], enum: [...orderStatuses, null], 'x-personal': 'none' },
          to: { type: 'string', enum: orderStatuses, 'x-personal': 'none' },
          reason: { ...said, 'x-personal': 'text' },
        },
        required: ['at', 'from', 'to', 'reason'],
        additionalProperties: false,
      },
    },
  },
  required: ['order', 'amount', 'refunded', 'payment_error', 'fraud', 'needs', 'refunds', 'history'],
  additionalProperties: false,
} as const;
export type DeskOrder = Infer<typeof deskOrder>;
