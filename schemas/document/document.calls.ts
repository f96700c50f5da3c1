import { gone, tokenParams } from '../cart/cart-parts';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { byToken } from '../order/by-token';
import { ofNumber, ofOrder } from '../order-terms/order-id';
import { receipt, receiptCheck, receiptInfo } from './receipt';

export const documentText = 'Receipts, billings and quotations, as PDFs and what they say.';

/** Each file takes a tenth of a second of a processor. */
const fileLimits = [
  { by: 'address', most: 300, perS: 600 },
  { by: 'shop', most: 3_000, perS: 600 },
] as const satisfies readonly CallLimit[];
/** Nobody tries numbers and tokens for long. */
const askLimits = [{ by: 'address', most: 600, perS: 600 }] as const satisfies readonly CallLimit[];

const pdf = <const D extends string>(description: D) =>
  ({
    description,
    binary: 'application/pdf',
    headers: {
      type: 'object',
      properties: {
        'x-suggested-filename': { type: 'string', 'x-personal': 'number', description: 'Percent-encoded' },
      },
      required: ['x-suggested-filename'],
      additionalProperties: false,
    },
  }) as const;

const notTheirs = failure('No such order of the member’s');
const notThere = failure('No order of that number and token');
const notPaid = failure(
  'document.not-paid, document.nothing-paid (an order of ¥0), document.refunded (all of it went back), document.cancelled, document.unprintable',
);
const cancelled = failure('It was cancelled');
const notPrintable = failure('It cannot be printed, or breaks its schema');

export const documentCalls = {
  own: defineCall({
    method: 'GET',
    path: '/v1/me/orders/{id}/receipt',
    ours: true,
    summary: 'Which documents there are of an order of the member’s, and what its receipt says',
    audience: 'member',
    params: ofOrder,
    responses: { 200: { description: 'What there is', body: receipt }, 404: notTheirs },
  }),
  receipt: defineCall({
    method: 'GET',
    path: '/v1/me/orders/{id}/download/receipt',
    summary: 'The receipt of an order that is paid',
    audience: 'member',
    params: ofOrder,
    limits: fileLimits,
    responses: { 200: pdf('The receipt (領収書)'), 404: notTheirs, 409: notPaid },
  }),
  changeReceipt: defineCall({
    method: 'PUT',
    path: '/v1/me/orders/{id}/download/receipt',
    summary: 'Whom the receipt is made out to, and for what',
    audience: 'member',
    params: ofOrder,
    body: receiptInfo,
    limits: askLimits,
    responses: { 200: { description: 'As it says now', body: receipt }, 404: notTheirs, 422: notPrintable },
  }),
  quotation: defineCall({
    method: 'GET',
    path: '/v1/me/orders/{id}/download/quotation',
    summary: 'The quotation of an order of the member’s',
    audience: 'member',
    params: ofOrder,
    limits: fileLimits,
    responses: { 200: pdf('The quotation (御見積書)'), 404: notTheirs, 409: cancelled },
  }),
  billing: defineCall({
    method: 'GET',
    path: '/v1/me/orders/{id}/download/billing',
    summary: 'The billing of an order of the member’s',
    audience: 'member',
    params: ofOrder,
    limits: fileLimits,
    responses: { 200: pdf('The billing (請求書)'), 404: notTheirs, 409: cancelled },
  }),
  guestCheck: defineCall({
    method: 'GET',
    path: '/v1/orders/{no}/check/receipt',
    summary: 'Which documents there are of an order, for whoever has its number and token',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    limits: askLimits,
    responses: { 200: { description: 'What there is', body: receiptCheck }, 404: notThere },
  }),
  guest: defineCall({
    method: 'GET',
    path: '/v1/orders/{no}/guest/receipt',
    summary: 'What the receipt says, for whoever has the order’s number and token',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    limits: askLimits,
    responses: { 200: { description: 'What there is', body: receipt }, 404: notThere },
  }),
  changeGuest: defineCall({
    method: 'PUT',
    path: '/v1/orders/{no}/guest/receipt',
    summary: 'Whom the receipt is made out to, and for what',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    body: {
      type: 'object',
      properties: { receiptInfo },
      required: ['receiptInfo'],
      additionalProperties: false,
    },
    limits: askLimits,
    responses: { 200: { description: 'As it says now', body: receipt }, 404: notThere, 422: notPrintable },
  }),
  guestReceipt: defineCall({
    method: 'GET',
    path: '/v1/orders/{no}/download/receipt',
    summary: 'The receipt of an order that is paid, for whoever has its number and token',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    limits: fileLimits,
    responses: { 200: pdf('The receipt (領収書)'), 404: notThere, 409: notPaid },
  }),
  guestBilling: defineCall({
    method: 'GET',
    path: '/v1/orders/{no}/download/billing',
    summary: 'The billing of an order, for whoever has its number and token',
    audience: 'visitor',
    params: ofNumber,
    query: byToken,
    limits: fileLimits,
    responses: { 200: pdf('The billing (請求書)'), 404: notThere, 409: cancelled },
  }),
  cartQuotation: defineCall({
    method: 'GET',
    path: '/v1/carts/{token}/download/quotation',
    summary: 'A quotation of what is in the cart',
    audience: 'visitor',
    params: tokenParams,
    limits: fileLimits,
    responses: {
      200: pdf('The quotation (御見積書)'),
      404: gone,
      409: failure('It is empty'),
    },
  }),
} as const;
