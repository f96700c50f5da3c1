import { receiptName, receiptNote } from '../contract/fields';
import type { Infer } from '../contract/json-schema';
import { orderId, orderNumber } from '../order-terms/order-id';
import { orderStatuses } from '../order-terms/order-states';

/** What its receiver may say of a receipt. */
export const receiptInfo = {
  title: 'ReceiptInfo',
  type: 'object',
  properties: { name: receiptName, note: receiptNote },
  required: ['name', 'note'],
  additionalProperties: false,
} as const;
export type ReceiptInfo = Infer<typeof receiptInfo>;

/** Which documents there are of an order now. */
const availability = {
  can_receipt: { type: 'boolean', 'x-personal': 'none', description: 'It is paid, and can be printed' },
  can_billing: { type: 'boolean', 'x-personal': 'none', description: 'It stands' },
} as const;

export const receiptCheck = {
  title: 'ReceiptCheck',
  type: 'object',
  properties: availability,
  required: ['can_receipt', 'can_billing'],
  additionalProperties: false,
} as const;
export type ReceiptCheck = Infer<typeof receiptCheck>;

/** An order as whoever wants its receipt sees it. */
export const receipt = {
  title: 'Receipt',
  type: 'object',
  properties: {
    id: orderId,
    order_no: orderNumber,
    ordered_at: { type: 'string', format: 'date-time', 'x-personal': 'none' },
    status: { type: 'string', enum: orderStatuses, 'x-personal': 'none' },
    total_payment: { type: 'integer', minimum: 0, 'x-personal': 'none' },
    ...availability,
    is_issued: {
      type: 'boolean',
      'x-personal': 'none',
      description: 'Whoever gets it from now on gets it again (再発行)',
    },
    receipt_info: receiptInfo,
    is_refunded: {
      type: 'boolean',
      'x-personal': 'none',
      description: 'ours: all of what was paid went back, or is going back; absent: not',
    },
    unprintable: {
      type: 'string',
      'x-personal': 'text',
      description: 'ours: its characters that no font of the documents has; absent: none',
    },
  },
  required: [
    'id', 'order_no', 'ordered_at', 'status', 'total_payment', 'can_receipt', 'can_billing', 'is_issued', 'receipt_info',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type Receipt = Infer<typeof receipt>;
