import { looseLayoutDocument } from './document';
import { frameIds } from '../screens/frames';
import { pageIds } from '../screens/pages';
import { defineCall, failure } from '../contract/define-call';

const instanceQuery = {
  type: 'object',
  properties: { instance: { type: 'string', maxLength: 200, default: '', description: 'Landing or static page' } },
  additionalProperties: false,
} as const;

export const layoutText = 'Which sections stand on which screen.';

/** The two documents that a screen is drawn from, and what stands in for one that cannot be used. The engine reads them leniently: the contract only says "an object". */
export const layoutCalls = {
  frame: defineCall({
    method: 'GET',
    path: '/v1/layouts/{page}',
    summary: 'The published frame of a page',
    audience: 'everyone',
    duringMaintenance: true,
    params: {
      type: 'object',
      properties: { page: { type: 'string', enum: frameIds, description: 'Id of the frame' } },
      required: ['page'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/layouts/default', 404: '/v1/layouts/sample' },
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
    audience: 'everyone',
    duringMaintenance: true,
    params: {
      type: 'object',
      properties: { page: { type: 'string', enum: pageIds, description: 'Id of the page' } },
      required: ['page'],
      additionalProperties: false,
    },
    query: instanceQuery,
    examples: { 200: '/v1/pages/front/layout/top', 404: '/v1/pages/front/layout/landing?instance=nothing' },
    responses: {
      200: { description: 'The document', body: looseLayoutDocument },
      404: failure('The shop has none: the theme base holds'),
      500: failure('What is stored cannot be read'),
    },
  }),
  lastGood: defineCall({
    method: 'GET',
    path: '/v1/layouts/last-good/{kind}/{page}',
    summary: 'The last published layout or frame that a page could be drawn from',
    audience: 'everyone',
    ours: true,
    duringMaintenance: true,
    params: {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['page', 'frame'], description: 'What it is laid out for' },
        page: {
          type: 'string',
          enum: [...pageIds, ...frameIds.filter((id) => id !== 'maintenance')],
          description: 'Id of the page, or of the frame',
        },
      },
      required: ['kind', 'page'],
      additionalProperties: false,
    },
    query: instanceQuery,
    examples: { 200: '/v1/layouts/last-good/page/top', 404: '/v1/layouts/last-good/page/landing?instance=nothing' },
    responses: {
      200: { description: 'The document', body: looseLayoutDocument },
      404: failure('There was none yet'),
      500: failure('What is stored cannot be read'),
    },
  }),
} as const;
