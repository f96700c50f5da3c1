/** What a shopper does where a product is put into the cart without a cart in view (flows/cart), as data. */
import { newLine } from './cart.flow-events';

export const addingEvent = {
  title: 'AddingEvent',
  type: 'object',
  properties: { type: { const: 'add' }, line: newLine },
  required: ['type', 'line'],
  additionalProperties: false,
} as const;
