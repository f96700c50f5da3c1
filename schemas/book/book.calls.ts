import { byId } from '../contract/by-id';
import { defineCall, failure } from '../contract/define-call';
import { limitHeaders } from '../contract/pagination';
import { toldSeen } from '../user/told-fingerprint';
import { usualLimits } from '../contract/usual-limits';
import { addressBody, userAddress } from './book';
import { mostAddresses } from './most-addresses';

const notTheirs = failure('No such address of the member’s');
const refused = failure('The address is none, or the book is full');
const outdated = failure('The address is none, or was changed elsewhere since it was shown (request.outdated)');
const address = (description: string) => ({ description, body: userAddress }) as const;

export const bookText = 'Members’ address books.';

export const bookCalls = {
  addresses: defineCall({
    method: 'GET',
    path: '/v1/me/user-addresses',
    summary: 'The member’s addresses: the default first, then the newest',
    audience: 'member',
    responses: {
      200: {
        description: 'The addresses',
        headers: limitHeaders,
        body: {
          type: 'object',
          properties: { data: { type: 'array', items: userAddress, maxItems: mostAddresses } },
          required: ['data'],
          additionalProperties: false,
        },
      },
    },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/me/user-addresses',
    summary: 'Adds an address, unless it is there already. It is no default until a call says so',
    audience: 'member',
    body: addressBody,
    limits: usualLimits,
    responses: { 201: address('It is there'), 422: refused },
  }),
  address: defineCall({
    method: 'GET',
    path: '/v1/me/user-addresses/{id}',
    summary: 'One of the member’s addresses',
    audience: 'member',
    params: byId,
    responses: { 200: address('The address'), 404: notTheirs },
  }),
  change: defineCall({
    method: 'PUT',
    path: '/v1/me/user-addresses/{id}',
    summary: 'Sets what an address says; whether it is a default stays',
    audience: 'member',
    params: byId,
    body: { ...addressBody, properties: { ...addressBody.properties, fingerprint: toldSeen } },
    limits: usualLimits,
    responses: { 200: address('As it is now'), 404: notTheirs, 422: outdated },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/me/user-addresses/{id}',
    summary: 'Deletes an address',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 204: { description: 'Deleted' }, 404: notTheirs },
  }),
  use: defineCall({
    method: 'PATCH',
    path: '/v1/me/user-addresses/{id}/use',
    summary: 'Makes it the default in place of the one before',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 200: address('The default'), 404: notTheirs },
  }),
  useSender: defineCall({
    method: 'PATCH',
    path: '/v1/me/user-addresses/{id}/use-sender',
    summary: 'Makes it the sender’s default in place of the one before',
    audience: 'member',
    params: byId,
    limits: usualLimits,
    responses: { 200: address('The sender’s default'), 404: notTheirs },
  }),
} as const;
