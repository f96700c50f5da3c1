/** What a receiver does to the flow of a gift (flows/gift), as data: its machine takes these events, and scenarios name them. */
import { bareEvent, type FlowDefinition } from '../contract/flow-event';
import { isObject } from '../contract/is-object';
import type { Infer } from '../contract/json-schema';

const giftEvent = {
  title: 'GiftEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      description: 'The form of a step is sent',
      properties: {
        type: { const: 'submit' },
        values: {
          type: 'object',
          maxProperties: 40,
          additionalProperties: { type: 'string', maxLength: 1_000 },
          description: 'What stands in its fields, hidden ones included, as a plain post would send it',
        },
      },
      required: ['type', 'values'],
      additionalProperties: false,
    },
    bareEvent('retry'),
  ],
} as const;
export type GiftEvent = Infer<typeof giftEvent>;

export const giftFlow = {
  event: giftEvent,
  asks: ['gift', 'gift.leadTimes'],
  // Nobody is told what a gift was that can be received no more.
  isOver: ({ call, body }) => call === 'gift.products' && !(isObject(body) && body.status === 'waiting'),
} as const satisfies FlowDefinition;
