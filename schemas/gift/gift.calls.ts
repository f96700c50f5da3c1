import { shippingAddress } from '../address/address';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { prefecture, postalCode } from '../contract/fields';
import { listOf } from '../contract/lists';
import { deliveryTimezoneKeys } from '../delivery/delivery';
import { gift, giftInput, giftLeadTime, giftShipping, giftToken, receivedGift } from './gift';

const byToken = {
  type: 'object',
  properties: { token: giftToken },
  required: ['token'],
  additionalProperties: false,
} as const;

/** Who receives it, as a call proves it. A browser does so by a cookie of its own, which no script can read. */
const receiver = {
  type: 'object',
  properties: { 'x-gift-receiver': { ...giftToken, description: 'Of the answer to check/shipping' } },
} as const;

/** Nobody tries tokens for long. */
const limits = [{ by: 'address', most: 600, perS: 600 }] as const satisfies readonly CallLimit[];

const notThere = failure('No such gift in this shop');
const isOver = failure(
  'It was received (gift.received), has expired (gift.expired), or was cancelled (gift.cancelled)',
);

export const giftText = 'Social gifts, for whoever receives them: by the token of their link, without a login.';

export const giftCalls = {
  products: defineCall({
    method: 'GET',
    path: '/v1/social-gifts/{token}/products',
    summary: 'What is given, by whom and until when it can be received; without any price',
    audience: 'visitor',
    params: byToken,
    limits,
    responses: { 200: { description: 'The gift', body: gift }, 404: notThere },
  }),
  shipping: defineCall({
    method: 'GET',
    path: '/v1/social-gifts/{token}/shipping',
    summary: 'The shipping that waits for its address, and what this receiver has filled in so far',
    audience: 'visitor',
    params: byToken,
    headers: receiver,
    limits,
    responses: { 200: { description: 'The shipping', body: giftShipping }, 404: notThere, 409: isOver },
  }),
  checkShipping: defineCall({
    method: 'POST',
    path: '/v1/social-gifts/check/shipping',
    summary: 'Whether it can be sent to an address. What was checked is kept for this receiver, for a day at most',
    audience: 'visitor',
    gives: 'receiver',
    headers: receiver,
    body: {
      type: 'object',
      properties: { token: giftToken, ...shippingAddress.properties },
      required: ['token', ...shippingAddress.required],
      additionalProperties: false,
      'x-no-link-across': shippingAddress['x-no-link-across'],
    },
    limits,
    responses: {
      200: {
        description: 'It can',
        body: {
          type: 'object',
          properties: {
            order_shipping_id: { type: 'integer', 'x-personal': 'none' },
            receiver: {
              ...giftToken,
              type: ['string', 'null'],
              description:
                'ours: what this receiver proves themselves by from now on (x-gift-receiver). Null in the shop’s own browser, which keeps it where no script reads it',
            },
          },
          required: ['order_shipping_id', 'receiver'],
          additionalProperties: false,
        },
      },
      404: notThere,
      409: isOver,
      422: failure('A field, or a place to which no gifts are sent (gift.not-served)'),
    },
  }),
  checkDelivery: defineCall({
    method: 'POST',
    path: '/v1/social-gifts/check/delivery',
    summary: 'Whether it can arrive then, at the address that was checked before; kept with it',
    audience: 'visitor',
    headers: receiver,
    body: {
      type: 'object',
      properties: {
        token: giftToken,
        delivery_at: giftInput.properties.delivery_at,
        delivery_timezone: {
          type: 'object',
          title: 'お届け時間帯',
          'x-personal': 'none',
          propertyNames: { enum: deliveryTimezoneKeys },
          additionalProperties: { type: 'string', maxLength: 40 },
          minProperties: 1,
          maxProperties: deliveryTimezoneKeys.length,
          description: 'By key, with what it is called; the first key is the chosen one',
        },
      },
      required: ['token', 'delivery_at', 'delivery_timezone'],
      additionalProperties: false,
    },
    limits,
    responses: {
      200: {
        description: 'It can',
        body: {
          type: 'object',
          properties: {
            delivery_at: giftInput.properties.delivery_at,
            delivery_timezone_key: giftInput.properties.delivery_timezone_key,
          },
          required: ['delivery_at', 'delivery_timezone_key'],
          additionalProperties: false,
        },
      },
      404: notThere,
      409: isOver,
      422: failure(
        'A day or part of the day that cannot be had, no address was checked before, or no gifts are sent there any more (gift.not-served)',
      ),
    },
  }),
  leadTimes: defineCall({
    method: 'GET',
    path: '/v1/shipping-leadtime/input/{token}',
    summary: 'When it can arrive at a place',
    audience: 'visitor',
    params: byToken,
    query: {
      type: 'object',
      properties: {
        postal: { ...postalCode, description: 'Postal code of the place' },
        pref: { ...prefecture, description: 'Its prefecture, such as 東京都' },
      },
      required: ['postal', 'pref'],
      additionalProperties: false,
    },
    limits,
    responses: {
      200: {
        description: 'Of each shipping, which has the id that `order_shipping_id` names',
        body: listOf(giftLeadTime),
      },
      404: notThere,
      409: isOver,
      422: failure('A parameter, or a place to which no gifts are sent (gift.not-served)'),
    },
  }),
  receive: defineCall({
    method: 'PUT',
    path: '/v1/social-gifts/{token}',
    summary:
      'Says where and when it is to arrive, once; everything is checked again. The same again changes nothing, anything else is a 409',
    audience: 'visitor',
    params: byToken,
    headers: receiver,
    body: giftInput,
    limits,
    responses: {
      200: { description: 'It is received', body: receivedGift },
      404: notThere,
      409: isOver,
      422: failure('A field, a place to which no gifts are sent, or a day that cannot be had'),
    },
  }),
  complete: defineCall({
    method: 'GET',
    path: '/v1/social-gifts/{token}/complete',
    summary: 'A gift that was received: when it arrives, and its parcels',
    audience: 'visitor',
    params: byToken,
    headers: receiver,
    limits,
    responses: {
      200: { description: 'The received gift', body: receivedGift },
      404: failure('No such gift in this shop, or it was not received'),
    },
  }),
} as const;
