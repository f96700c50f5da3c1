/** Pagination travels in headers: x-total, x-per-page, x-last-page, x-current-page (product text, section 3). */
import { mostPerPage, pageDefaults } from './page-sizes';

/** `per`: entries a page where nobody says how many. */
export const pageQueryOf = <const Per extends number>(per: Per) =>
  ({
    page: { type: 'integer', minimum: 1, maximum: 100000, default: 1, description: 'Page number, from 1' },
    per: { type: 'integer', minimum: 1, maximum: mostPerPage, default: per, description: 'Entries a page' },
  }) as const;

export const pageQuery = pageQueryOf(pageDefaults.per);

export const pageHeaders = {
  type: 'object',
  properties: {
    'x-total': { type: 'integer', minimum: 0 },
    'x-per-page': { type: 'integer', minimum: 1 },
    'x-last-page': { type: 'integer', minimum: 1 },
    'x-current-page': { type: 'integer', minimum: 1 },
  },
  required: ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'],
  additionalProperties: false,
} as const;

/** Of a list without pages that is cut off: the most entries that it has (product text, section 3: x-limit). */
export const limitHeaders = {
  type: 'object',
  properties: { 'x-limit': { type: 'integer', minimum: 1 } },
  additionalProperties: false,
} as const;
