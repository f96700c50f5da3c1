/**
 * What a shopper does to the flows of the cart and the checkout (flows/), as data: the machines take these events, and
 * scenarios name them.
 */
import type { Infer } from '../contract/json-schema';

const key = { type: 'string', minLength: 1, maxLength: 100, description: 'Of a line' } as const;

const newLine = {
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

/** An event without more than its type. */
const bare = <const T extends string>(type: T) =>
  ({ properties: { type: { const: type } }, required: ['type'], additionalProperties: false }) as const;

export const cartEvent = {
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
      properties: { type: { const: 'set-quantity' }, key, quantity: { type: 'integer' } },
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
    bare('undo'),
    bare('accept-prices'),
    bare('refresh'),
  ],
} as const;

export const checkoutEvent = {
  title: 'CheckoutEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      description: 'A step’s form is sent; a card’s fields, which no plain post has, come with `payment`',
      properties: {
        type: { const: 'submit' },
        form: { type: 'string', pattern: '^[a-z]+(?:-[a-z]+)*$', description: 'Its name, as of src/actions' },
        values: {
          type: 'object',
          maxProperties: 200,
          additionalProperties: { type: 'string', maxLength: 10_000 },
          description: 'What stands in its fields, hidden ones included, as a plain post would send it',
        },
      },
      required: ['type', 'form', 'values'],
      additionalProperties: false,
    },
    {
      properties: {
        type: { const: 'decide' },
        fingerprint: {
          type: 'string',
          maxLength: 200,
          description: 'Of the cart that is in view when the button is pressed: that is ordered and nothing else',
        },
      },
      required: ['type', 'fingerprint'],
      additionalProperties: false,
    },
    bare('retry'),
  ],
} as const;

export type NewLine = Infer<typeof newLine>;
export type CartEvent = Infer<typeof cartEvent>;
export type CheckoutEvent = Infer<typeof checkoutEvent>;
