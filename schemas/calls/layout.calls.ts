import { looseLayoutDocument } from '../layout/document';
import { frameIds, pageIds } from '../layout/pages';
import { defineCall, failure } from './define-call';

/** The two documents that a screen is drawn from. The engine reads them leniently: the contract only says "an object". */
export const layoutCalls = {
  frame: defineCall({
    method: 'GET',
    path: '/v1/layouts/{page}',
    summary: 'The published frame of a page',
    auth: 'public',
    duringMaintenance: true,
    params: {
      type: 'object',
      properties: { page: { type: 'string', enum: frameIds } },
      required: ['page'],
      additionalProperties: false,
    },
    responses: {
      200: { description: 'The document', body: looseLayoutDocument },
      404: failure('The shop has none: the theme base holds'),
      500: failure('What is stored cannot be read'),
    },
  }),
  page: defineCall({
    method: 'GET',
    path: '/v1/pages/front/layout/{page}',
    summary: 'The published layout of a page',
    auth: 'public',
    duringMaintenance: true,
    params: {
      type: 'object',
      properties: { page: { type: 'string', enum: pageIds } },
      required: ['page'],
      additionalProperties: false,
    },
    query: {
      type: 'object',
      properties: { instance: { type: 'string', maxLength: 200, default: '', description: 'Landing or static page' } },
      additionalProperties: false,
    },
    responses: {
      200: { description: 'The document', body: looseLayoutDocument },
      404: failure('The shop has none: the theme base holds'),
      500: failure('What is stored cannot be read'),
    },
  }),
} as const;
