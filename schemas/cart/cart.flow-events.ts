/** What a shopper does to the flow of the cart (flows/cart), as data: its machine takes these events, and scenarios name them. */
import { bareEvent, type FlowDefinition } from '../contract/flow-event';
import type { Infer } from '../contract/json-schema';

const key = { type: 'string', minLength: 1, maxLength: 100, description: 'Of a line' } as const;

export const newLine = {
  title: 'NewLine',
  type: 'object',
  properties: {
    sku_id: { type: 'integer' },
    quantity: { type: 'integer' },
    shipping_key: {
      type: 'string',
      description: 'Where it goes; else, or where the cart has it no more, to the first address',
    },
    options: {
      type: 'array',
      items: {
        type: 'object',
        properties: { key: { type: 'string' }, details: { type: 'object', additionalProperties: { type: 'string' } } },
        required: ['key', 'details'],
        additionalProperties: false,
      },
    },
    position: { type: 'integer', minimum: 0, description: 'Among the other lines, from 0; else behind them' },
  },
  required: ['sku_id', 'quantity'],
  additionalProperties: false,
} as const;

const cartEvent = {
  title: 'CartEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      properties: { type: { const: 'add' }, products: { type: 'array', minItems: 1, items: newLine } },
      required: ['type', 'products'],
      additionalProperties: false,
    },
    {
      properties: {
        type: { const: 'set-quantity' },
        key,
        quantity: { type: 'integer' },
        isStep: {
          const: true,
          description: 'By a button beside the field, which shows what was there if it is refused',
        },
      },
      required: ['type', 'key', 'quantity'],
      additionalProperties: false,
    },
    {
      properties: {
        type: { const: 'remove' },
        key,
        isKept: { const: true, description: 'It was put aside for later, and the notice says so' },
      },
      required: ['type', 'key'],
      additionalProperties: false,
    },
    bareEvent('undo'),
    bareEvent('accept-prices'),
    bareEvent('refresh'),
  ],
} as const;

export type NewLine = Infer<typeof newLine>;
export type CartEvent = Infer<typeof cartEvent>;

export const cartFlow = { event: cartEvent, asks: ['cart', 'cart.cart'] } as const satisfies FlowDefinition;
