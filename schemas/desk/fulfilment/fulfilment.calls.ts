import { mostJpy } from '../../cart/totals';
import { defineCall, failure } from '../../contract/define-call';
import { pageListOf } from '../../contract/lists';
import { pageHeaders, pageQuery } from '../../contract/pagination';
import { usualLimits } from '../../contract/usual-limits';
import { carrierCodes } from '../../order/carriers';
import { orderStatuses } from '../../order-terms/order-states';
import { deskOrder, refundId } from './desk-order';

const ofOrder = {
  type: 'object',
  properties: { no: { type: 'string', pattern: '^\\d{6}-\\d{6}$', description: 'The order’s number' } },
  required: ['no'],
  additionalProperties: false,
} as const;

const bodyOf = <const P extends Readonly<Record<string, unknown>>, const R extends readonly (keyof P & string)[]>(
  properties: P,
  required: R,
) => ({ type: 'object', properties, required, additionalProperties: false }) as const;

const yen = { type: 'integer', minimum: 1, maximum: mostJpy } as const;

const packingKey = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: 'order.shippings[].packings[].key',
} as const;

/** The shop is closed for shoppers, not for those who send what was bought. */
const ofStaff = { audience: 'staff', ours: true, duringMaintenance: true } as const;
const found = {
  200: { description: 'The order as it is now', body: deskOrder },
  404: failure('No such order here'),
} as const;
const changed = { ...found, 409: failure('Not as the order stands, with the reason') } as const;

// Orders at the shop’s desk: what came in, what left, what goes back.

export const fulfilmentCalls = {
  list: defineCall({
    ...ofStaff,
    method: 'GET',
    path: '/v1/desk/orders',
    summary:
      'The orders of the shop, newest first; without a status, all that were accepted. `needs=person`: those alone that go on by themselves no more',
    query: {
      type: 'object',
      properties: {
        ...pageQuery,
        status: { type: 'string', enum: orderStatuses },
        needs: { type: 'string', enum: ['person'] },
      },
      additionalProperties: false,
    },
    responses: { 200: { description: 'A page of orders', headers: pageHeaders, body: pageListOf(deskOrder) } },
  }),
  order: defineCall({
    ...ofStaff,
    method: 'GET',
    path: '/v1/desk/orders/{no}',
    summary: 'An order by its number',
    params: ofOrder,
    responses: found,
  }),
  paid: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/paid',
    summary:
      'Its money has come, by konbini, bank or on delivery. Of one that was cancelled unpaid it lets the order stand again where its goods are still there; else the money is to be given back',
    params: ofOrder,
    body: bodyOf({ amount: { ...yen, description: 'What came: all of it' } }, ['amount']),
    limits: usualLimits,
    responses: changed,
  }),
  dispatched: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/dispatched',
    summary:
      'Parcels have left: the shopper is mailed, and a card is charged. The same parcels again change nothing; further ones may follow, but of what an order was delivered without',
    params: ofOrder,
    body: bodyOf(
      {
        parcels: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: bodyOf(
            {
              packing_key: packingKey,
              carrier: { type: 'string', enum: carrierCodes },
              number: {
                type: ['string', 'null'],
                pattern: '^[0-9A-Za-z-]{4,40}$',
                description: 'As the carrier prints it: 4 to 40 letters, digits and hyphens; null: it has none',
              },
            },
            ['packing_key', 'carrier', 'number'],
          ),
        },
      },
      ['parcels'],
    ),
    limits: usualLimits,
    responses: changed,
  }),
  cleared: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/cleared',
    summary: 'Somebody has looked at an order that a payment service finds suspicious: it may be sent',
    params: ofOrder,
    limits: usualLimits,
    responses: found,
  }),
  cancelled: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/cancelled',
    summary:
      'The shop does not take the order, of which nothing was sent: goods, coupon and points go back, a card’s money is let go, and the shopper is mailed. Again, it changes nothing',
    params: ofOrder,
    body: bodyOf({ reason: { type: 'string', maxLength: 200, description: 'For the shop alone' } }, ['reason']),
    limits: usualLimits,
    responses: changed,
  }),
  delivered: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/delivered',
    summary: 'All of it has arrived; nothing but what is named is still to be sent',
    params: ofOrder,
    body: bodyOf(
      {
        without: {
          type: 'array',
          maxItems: 50,
          items: packingKey,
          description:
            'Packings of which nothing was sent, and nothing will be: their goods can be sold again, their money goes back by a refund',
        },
      },
      [],
    ),
    limits: usualLimits,
    responses: {
      ...found,
      409: failure(
        'Not as the order stands, with the reason; desk.unsent: of packings that are to be sent nothing has left, `errors` names their keys; desk.already-sent: something of what `without` names has left',
      ),
    },
  }),
  returned: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/returned',
    summary: 'It came back. Its money goes back by a refund, of as much as is to go back',
    params: ofOrder,
    body: bodyOf({ is_restocked: { type: 'boolean', description: 'All of it can be sold again' } }, ['is_restocked']),
    limits: usualLimits,
    responses: {
      ...found,
      409: failure(
        'Not as the order stands, with the reason; desk.returned-otherwise: it came back already, with the other `is_restocked`',
      ),
    },
  }),
  refunded: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/v1/desk/orders/{no}/refunded',
    summary:
      'Gives money, points, or both back, once for each refund_id: a card’s through its payment service, which may take a while (status asking); other money was given back by hand, which this says',
    params: ofOrder,
    body: bodyOf(
      {
        refund_id: { ...refundId, description: 'Of the caller’s choice' },
        amount: { ...yen, minimum: 0, description: '0: points alone' },
        points: {
          type: 'integer',
          minimum: 1,
          maximum: 1_000_000_000,
          description:
            'Of those that the order used: they are the member’s again at once, also where the money is refused. Absent: none',
        },
        taxes: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: bodyOf({ percent: { type: 'integer', enum: [8, 10] }, amount: yen }, ['percent', 'amount']),
          description:
            'How much of it was sold at which tax rate (order.totals.taxes); all of it together. Absent: the share of each',
        },
        by_hand: { type: 'boolean', default: false, description: 'A card’s money was given back by hand, too' },
      },
      ['refund_id', 'amount'],
    ),
    limits: usualLimits,
    responses: changed,
  }),
} as const;
