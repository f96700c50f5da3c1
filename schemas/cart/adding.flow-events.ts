/** What a shopper does where a product is put into the cart without a cart in view (flows/cart), as data. */
import type { FlowDefinition } from '../contract/flow-event';
import type { Infer } from '../contract/json-schema';
import { newLine } from './cart.flow-events';

const picked = {
  type: 'array',
  maxItems: 20,
  items: { type: 'integer', minimum: 0, maximum: 10_000 },
  description: 'Of each axis the number of the value that is chosen, from 1; 0: none is',
} as const;

const quantity = { type: 'integer', description: 'Absent: what stands in the field is none' } as const;

const addingEvent = {
  title: 'AddingEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      properties: { type: { const: 'add' }, line: newLine },
      required: ['type', 'line'],
      additionalProperties: false,
    },
    {
      description:
        'The form was sent and does not take it: something is not chosen, or the quantity is none that can be had',
      properties: {
        type: { const: 'refuse' },
        picked,
        quantity,
      },
      required: ['type', 'picked'],
      additionalProperties: false,
    },
    {
      description: 'The form is filled in, and not sent yet',
      properties: {
        type: { const: 'fill' },
        picked,
        quantity,
        filled: {
          type: 'array',
          maxItems: 500,
          items: { type: 'integer', minimum: 0, maximum: 2_000 },
          description:
            'Of each field of an option, as they stand in the form: 1 where it is checked, of a text how long it is',
        },
        typed: {
          type: 'array',
          maxItems: 500,
          items: { type: 'string', maxLength: 2_100 },
          description: 'Of each text among them what it is; absent: kanji, and in a field of digits those',
        },
      },
      required: ['type', 'picked', 'filled'],
      additionalProperties: false,
    },
  ],
} as const;
export type AddingEvent = Infer<typeof addingEvent>;

export const addingFlow = { event: addingEvent, asks: ['cart'] } as const satisfies FlowDefinition;
