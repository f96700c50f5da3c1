import { orderState, temporaryOrder } from './order';
import { orderId } from './order-id';
import { paymentMethod, paymentServiceSettings } from '../payments/payment';
import { listOf } from '../contract/lists';
import { orderedCart } from '../cart/cart-parts';
import { defineCall, failure } from '../contract/define-call';

export const orderText = 'Orders, and how they are paid.';

export const orderCalls = {
  temporary: defineCall({
    method: 'GET',
    path: '/v1/orders/temporary/{id}',
    summary:
      'An order as the screen after it shows it, for 30 minutes. Whole for whoever ordered; number and state for everybody else',
    audience: 'visitor',
    params: {
      type: 'object',
      properties: { id: orderId },
      required: ['id'],
      additionalProperties: false,
    },
    headers: orderedCart,
    responses: {
      200: { description: 'The order, whole or its state', body: { anyOf: [temporaryOrder, orderState] } },
      404: failure('No such order, or no longer'),
    },
  }),
  payments: defineCall({
    method: 'GET',
    path: '/v1/payments',
    summary: 'All payment methods of the shop',
    audience: 'everyone',
    examples: { 200: '/v1/payments' },
    responses: { 200: { description: 'Methods', body: listOf(paymentMethod) } },
  }),
  paymentService: defineCall({
    method: 'GET',
    path: '/v1/settings/payment-service/{code}',
    summary: 'What a browser needs to give a card to the payment service by itself',
    audience: 'everyone',
    params: {
      type: 'object',
      properties: { code: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } },
      required: ['code'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/settings/payment-service/sandbox', 404: '/v1/settings/payment-service/nothing' },
    responses: { 200: { description: 'Settings', body: paymentServiceSettings }, 404: failure('No such service') },
  }),
} as const;
