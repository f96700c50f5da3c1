import { order, orderState, temporaryOrder } from './order';
import { byToken } from './by-token';
import { ofNumber, ofOrder } from '../order-terms/order-id';
import { fraudCalls } from './fraud.calls';
import { memoCalls } from './memo.calls';
import { orderLinkForm } from './order-link.form';
import { paymentMethod, paymentServiceSettings } from '../payments/payment';
import { cancelReason } from '../contract/fields';
import { listOf, pageOf } from '../contract/lists';
import { mailLimits } from '../contract/mail-limits';
import { pageHeaders, pageQuery } from '../contract/pagination';
import { orderedCart } from '../cart/cart-parts';
import { type CallLimit, defineCall, failure } from '../contract/define-call';

const whyCancelled = {
  type: 'object',
  properties: { cancel_reason: cancelReason },
  required: ['cancel_reason'],
  additionalProperties: false,
} as const;

/** Nobody tries numbers and tokens for long. */
const askLimits = [{ by: 'address', most: 600, perS: 600 }] as const satisfies readonly CallLimit[];

const notThere = failure('No order of that number and token');
const wasSent = failure('It was sent, and cannot be cancelled any more');

export const orderText = 'Orders, and how they are paid.';

export const orderCalls = {
  ...memoCalls,
  ...fraudCalls,
  temporary: defineCall({
    method: 'GET',
    path: '/v1/orders/temporary/{id}',
    summary:
      'An order as the screen after it shows it, for 30 minutes. Whole for whoever ordered, a member in any browser; number and state for everybody else',
    audience: 'visitor',
    orderAt: ['params', 'id'],
    leadsBy: 'challenge_url',
    params: ofOrder,
    headers: orderedCart,
    responses: {
      200: { description: 'The order, whole or its state', body: { anyOf: [temporaryOrder, orderState] } },
      404: failure('No such order, or no longer'),
    },
  }),
  list: defineCall({
    method: 'GET',
    path: '/v1/me/orders',
    summary: 'The orders that the member has placed in this shop, newest first',
    audience: 'member',
    query: { type: 'object', properties: pageQuery, additionalProperties: false },
    responses: {
      200: {
        description: 'A page of orders',
        headers: pageHeaders,
        body: {
          type: 'object',
          properties: {
            data: pageOf(order),
            user_order_total_payment: {
              type: 'integer',
              minimum: 0,
              description:
                'What all of the member’s orders here come to, without what went back to them, was cancelled, or came back unpaid',
            },
            user_order_bought_count: {
              type: 'integer',
              minimum: 0,
              description:
                'ours: how many orders that sum is of: all but those that were cancelled, came back unpaid, or were refunded whole',
            },
          },
          required: ['data', 'user_order_total_payment'],
          additionalProperties: false,
        },
      },
    },
  }),
  own: defineCall({
    method: 'GET',
    path: '/v1/me/orders/{id}',
    summary: 'An order of the member’s',
    audience: 'member',
    params: ofOrder,
    responses: { 200: { description: 'The order', body: order }, 404: failure('No such order of the member’s') },
  }),
  cancel: defineCall({
    method: 'PUT',
    path: '/v1/me/orders/{id}/cancel',
    summary:
      'Cancels an order of the member’s of which nothing was sent: its goods and its money go back. Again, it changes nothing',
    audience: 'member',
    params: ofOrder,
    body: whyCancelled,
    limits: askLimits,
    responses: {
      200: { description: 'The order as it is now', body: order },
      404: failure('No such order of the member’s'),
      409: wasSent,
    },
  }),

  guest: defineCall({
    method: 'GET',
    path: '/v1/orders/{no}',
    ours: true,
    summary: 'An order, for whoever has its number and token',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    limits: askLimits,
    responses: { 200: { description: 'The order', body: order }, 404: notThere },
  }),

  cancelGuest: defineCall({
    method: 'PUT',
    path: '/v1/orders/{no}/cancel',
    ours: true,
    summary:
      'Cancels an order of which nothing was sent, for whoever has its number and token. Again, it changes nothing',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    body: whyCancelled,
    limits: askLimits,
    responses: { 200: { description: 'The order as it is now', body: order }, 404: notThere, 409: wasSent },
  }),
  requestLink: defineCall({
    method: 'POST',
    path: '/v1/orders/link/request',
    ours: true,
    summary:
      'Mails the link of an order once more, to the address that it was ordered with. The answer is the same where there is no such order',
    audience: 'visitor',
    body: {
      type: 'object',
      properties: orderLinkForm.schema.properties,
      required: orderLinkForm.schema.required,
      additionalProperties: false,
    },
    limits: mailLimits,
    responses: { 204: { description: 'Taken; whether somebody is mailed is told to nobody else' } },
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
    leadsBy: 'tokenize_url',
    params: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          pattern: '^[a-z][a-z0-9-]{0,39}$',
          description: '`service_code` of a method of payment',
        },
      },
      required: ['code'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/settings/payment-service/sandbox', 404: '/v1/settings/payment-service/nothing' },
    responses: { 200: { description: 'Settings', body: paymentServiceSettings }, 404: failure('No such service') },
  }),
} as const;
