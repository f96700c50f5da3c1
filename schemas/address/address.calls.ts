import { postalTown } from './address';
import { postalPattern, prefectures } from '../contract/fields';
import { listOf } from '../contract/lists';
import { defineCall, failure } from '../contract/define-call';

export const addressText = 'Japanese postal codes and prefectures.';

export const addressCalls = {
  postalCode: defineCall({
    method: 'GET',
    path: '/v1/postal-code',
    summary: 'The towns of a postal code; a code may stand for several',
    audience: 'everyone',
    query: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          title: '郵便番号',
          pattern: postalPattern,
          'x-kind': 'postal',
          'x-normalize': 'postal',
          'x-personal': 'postcode',
          description: 'Seven digits, with a hyphen or without',
        },
      },
      required: ['code'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/postal-code?code=920-0000', 404: '/v1/postal-code?code=0000000' },
    responses: { 200: { description: 'Towns', body: listOf(postalTown) }, 404: failure('No such code') },
  }),
  prefectures: defineCall({
    method: 'GET',
    path: '/v1/postal-codes/prefectures',
    summary: 'The prefectures in their official order',
    audience: 'everyone',
    examples: { 200: '/v1/postal-codes/prefectures' },
    responses: {
      200: {
        description: 'Prefectures',
        body: listOf({
          type: 'object',
          properties: { code: { type: 'string', pattern: '^\\d{2}$' }, name: { type: 'string', enum: prefectures } },
          required: ['code', 'name'],
          additionalProperties: false,
        } as const),
      },
    },
  }),
} as const;
