import { byId } from '../contract/by-id';
import { type CallLimit, defineCall, failure } from '../contract/define-call';
import { limitHeaders } from '../contract/pagination';
import { usualLimits } from '../contract/usual-limits';
import { cardToken } from '../payments/payment';
import { serviceCode, userCard } from './card';
import { mostCards } from './most-cards';

/** Each asks the payment service. Whoever has found card numbers tries them where they can. */
const addLimits = [{ by: 'address', most: 300, perS: 600 }] as const satisfies readonly CallLimit[];
const notTheirs = failure('No such card of the member’s');

export const cardText = 'Members’ saved cards.';

export const cardCalls = {
  cards: defineCall({
    method: 'GET',
    path: '/v1/me/user-cards',
    summary: 'The member’s cards: the main one first, then the newest',
    audience: 'member',
    responses: {
      200: {
        description: 'The cards',
        headers: limitHeaders,
        body: {
          type: 'object',
          properties: { data: { type: 'array', items: userCard, maxItems: mostCards } },
          required: ['data'],
          additionalProperties: false,
        },
      },
    },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/me/user-cards',
    summary:
      'Has the payment service keep a card, by the token that it gave for it; what the card is, the service says. One that is there already is renewed. The first one is the main card',
    audience: 'member',
    body: {
      type: 'object',
      properties: {
        token: { ...cardToken.properties.token, description: 'As the payment service gave it for the card' },
        token_key: { ...serviceCode, description: 'The payment service that gave the token' },
        until_paid: {
          type: 'boolean',
          description:
            'ours: for the cart alone, by its id, and among the member’s cards once an order that is paid with it is authorised; else it is forgotten within a day',
        },
      },
      required: ['token', 'token_key'],
      additionalProperties: false,
    },
    limits: addLimits,
    responses: {
      201: { description: 'It is kept', body: userCard },
      422: failure('The payment service does not keep it (card.not-kept), or there are too many (card.full)'),
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/me/user-cards',
    summary: 'Deletes a card, here and at the payment service',
    audience: 'member',
    query: byId,
    limits: usualLimits,
    responses: { 204: { description: 'Deleted' }, 404: notTheirs },
  }),
  use: defineCall({
    method: 'PATCH',
    path: '/v1/me/user-cards/{id}/use',
    summary: 'Makes it the main card in place of the one before',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 200: { description: 'The main card', body: userCard }, 404: notTheirs },
  }),
} as const;
