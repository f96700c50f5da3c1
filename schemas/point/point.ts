/** Points of a member, in one shop. The product names two lists and says nothing of what they hold: the shapes are ours. */
import type { Infer } from '../contract/json-schema';
import { pageOf } from '../contract/lists';

export const points = {
  title: 'Points',
  type: 'object',
  properties: {
    balance: { type: 'integer', minimum: 0, description: 'What can be used now' },
    data: {
      ...pageOf({
        type: 'object',
        properties: {
          points: { type: 'integer', minimum: 1 },
          expires_at: { type: ['string', 'null'], format: 'date-time', description: 'Null: they do not end' },
        },
        required: ['points', 'expires_at'],
        additionalProperties: false,
      } as const),
      description: 'The same by when they end, the next ones first',
    },
  },
  required: ['balance', 'data'],
  additionalProperties: false,
} as const;

export type Points = Infer<typeof points>;

export const pointHistory = {
  title: 'PointHistory',
  type: 'object',
  properties: {
    id: { type: 'string', 'x-personal': 'none' },
    at: { type: 'string', format: 'date-time' },
    reason: {
      type: 'string',
      enum: ['earned', 'granted', 'returned', 'used', 'withdrawn', 'expired'],
      description:
        'earned: by an order; granted: by the shop; returned: of an order that came to nothing; used: in an order; withdrawn: by the shop; expired: nobody used them in time',
    },
    points: { type: 'integer', description: 'Below 0: they went' },
    expires_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Of points that came: when they end; null: never, or they went',
    },
    note: { type: 'string', 'x-personal': 'text', description: 'What the shop says of it; may be empty' },
  },
  required: ['id', 'at', 'reason', 'points', 'expires_at', 'note'],
  additionalProperties: false,
} as const;

export type PointHistory = Infer<typeof pointHistory>;
