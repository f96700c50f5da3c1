import { orderedCart } from '../cart/cart-parts';
import { orderId } from '../order-terms/order-id';
import { defineCall, failure } from '../contract/define-call';

const item = {
  type: 'object',
  'x-personal': 'none',
  properties: {
    item_id: { type: 'string', maxLength: 100 },
    item_name: { type: 'string', maxLength: 300 },
    item_category: { type: 'string', maxLength: 100 },
    item_category2: { type: 'string', maxLength: 100 },
    item_category3: { type: 'string', maxLength: 100 },
    item_category4: { type: 'string', maxLength: 100 },
    item_category5: { type: 'string', maxLength: 100 },
    item_variant: { type: 'string', maxLength: 200 },
    price: { type: 'integer', minimum: 0 },
    quantity: { type: 'integer', minimum: 1 },
  },
  required: ['item_id', 'item_name', 'price', 'quantity'],
  additionalProperties: false,
} as const;

/** A purchase as analytics tools want it, under GA4's names. */
const purchaseEvent = {
  title: 'PurchaseEvent',
  type: 'object',
  properties: {
    id: { type: 'string', 'x-personal': 'token' },
    event: { type: 'string', enum: ['purchase'] },
    transaction_id: { type: 'string', description: 'The order number', 'x-personal': 'number' },
    currency: { type: 'string', enum: ['JPY'] },
    value: { type: 'integer' },
    tax: { type: 'integer' },
    shipping: { type: 'integer' },
    items: { type: 'array', items: item },
  },
  required: ['id', 'event', 'transaction_id', 'currency', 'value', 'tax', 'shipping', 'items'],
  additionalProperties: false,
} as const;

export const trackingText =
  'What a shop’s analytics are told: events of the browser, and a purchase with the server’s own amounts.';

export const trackingCalls = {
  sendEvent: defineCall({
    method: 'POST',
    path: '/v1/ecommerce_events',
    summary:
      'Takes an event of the browser. For a purchase, whoever ordered gives the order’s id; the amounts are the server’s own, and its event can be read for 30 minutes. Of the others nothing is kept: what they tell is for tools in the browser',
    audience: 'visitor',
    orderAt: ['body', 'event', 'order_id'],
    headers: orderedCart,
    body: {
      type: 'object',
      properties: {
        event: {
          type: 'object',
          description: 'What has happened, as the browser’s tools name it',
          properties: {
            name: {
              type: 'string',
              enum: [
                'view_item',
                'view_item_list',
                'add_to_cart',
                'remove_from_cart',
                'view_cart',
                'begin_checkout',
                'add_shipping_info',
                'add_payment_info',
                'purchase',
              ],
            },
            order_id: orderId,
            items: { type: 'array', maxItems: 100, items: item },
          },
          required: ['name'],
          additionalProperties: false,
        },
      },
      required: ['event'],
      additionalProperties: false,
    },
    limits: [
      { by: 'address', most: 20_000, perS: 600 },
      { by: 'shop', most: 200_000, perS: 600 },
    ],
    responses: {
      201: {
        description: 'Taken; a purchase of the same order keeps its id',
        body: {
          type: 'object',
          properties: { id: { type: 'string', 'x-personal': 'token' } },
          required: ['id'],
          additionalProperties: false,
        },
      },
      404: failure('No such order, or somebody else’s'),
    },
  }),
  event: defineCall({
    method: 'GET',
    path: '/v1/ecommerce_events/{id}',
    summary: 'The purchase event of an order, for 30 minutes',
    audience: 'visitor',
    params: {
      type: 'object',
      properties: {
        id: {
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{16,64}$',
          'x-personal': 'token',
          description: '`id`, as the answer to the event has it',
        },
      },
      required: ['id'],
      additionalProperties: false,
    },
    responses: { 200: { description: 'The event', body: purchaseEvent }, 404: failure('No such event, or no longer') },
  }),
} as const;
