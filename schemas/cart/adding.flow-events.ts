/** What a shopper does where a product is put into the cart without a cart in view (flows/cart), as data. */
import type { Infer } from '../contract/json-schema';
import { newLine } from './cart.flow-events';

export const addingEvent = {
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
        picked: {
          type: 'array',
          maxItems: 20,
          items: { type: 'integer', minimum: 0, maximum: 10_000 },
          description: 'Of each axis the number of the value that is chosen, from 1; 0: none is',
        },
        quantity: { type: 'integer', description: 'Absent: what stands in the field is none' },
      },
      required: ['type', 'picked'],
      additionalProperties: false,
    },
  ],
} as const;
export type AddingEvent = Infer<typeof addingEvent>;
