import { visitorHeaders } from '../auth/auth';
import { byId } from '../contract/by-id';
import { defineCall, failure } from '../contract/define-call';
import { limitHeaders } from '../contract/pagination';
import { usualLimits } from '../contract/usual-limits';
import { mostViewed, productHistory } from './history';

const viewed = {
  description: 'The products, newest first; one that is shown no more is left out',
  headers: limitHeaders,
  body: {
    type: 'object',
    properties: { data: { type: 'array', items: productHistory, maxItems: mostViewed } },
    required: ['data'],
    additionalProperties: false,
  },
} as const;

export const historyText = 'What visitors have looked at last, for themselves.';

export const historyCalls = {
  keep: defineCall({
    method: 'POST',
    path: '/v1/product-histories',
    summary: 'Keeps that somebody has looked at a product: a guest for 30 days, a member until they delete it',
    audience: 'visitor',
    gives: 'visitor',
    isUnasked: true,
    headers: visitorHeaders,
    body: {
      type: 'object',
      properties: {
        product_id: {
          type: 'integer',
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Of the product that is looked at',
        },
      },
      required: ['product_id'],
      additionalProperties: false,
    },
    // One for each product page that is looked at.
    limits: [
      { by: 'address', most: 10_000, perS: 600 },
      { by: 'shop', most: 200_000, perS: 600 },
    ],
    responses: {
      201: {
        description: 'Kept',
        body: {
          title: 'KeptHistory',
          type: 'object',
          properties: {
            token: {
              type: ['string', 'null'],
              'x-personal': 'token',
              description:
                'ours: of the guest’s history; null: it is the member’s, or the shop’s own browser keeps it in a cookie',
            },
          },
          required: ['token'],
          additionalProperties: false,
        },
      },
      404: failure('No such product, or not shown'),
    },
  }),
  guest: defineCall({
    method: 'GET',
    path: '/v1/guest/product-histories',
    summary: 'What a guest has looked at last',
    audience: 'visitor',
    headers: visitorHeaders,
    responses: { 200: viewed },
  }),
  mine: defineCall({
    method: 'GET',
    path: '/v1/me/product-histories',
    summary: 'What the member has looked at last, as a guest before the login, too',
    audience: 'member',
    responses: { 200: viewed },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/me/product-histories/{id}',
    summary: 'Deletes an entry of the member’s',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 204: { description: 'Deleted' }, 404: failure('No such entry of the member’s') },
  }),
} as const;
