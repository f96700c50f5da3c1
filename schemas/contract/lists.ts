import { mostPerPage } from './page-sizes';

/** Of a list with pages, or of one that is cut off. */
export const pageOf = <const S>(items: S) => ({ type: 'array', items, maxItems: mostPerPage }) as const;

/** `{ data: [...] }`: the body of every list. */
export const listOf = <const S>(items: S) =>
  ({
    type: 'object',
    properties: { data: { type: 'array', items } },
    required: ['data'],
    additionalProperties: false,
  }) as const;

/** The body of a list with pages, or of one that is cut off. */
export const pageListOf = <const S>(items: S) =>
  ({
    type: 'object',
    properties: { data: pageOf(items) },
    required: ['data'],
    additionalProperties: false,
  }) as const;
