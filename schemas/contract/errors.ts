/**
 * The one shape that an error has, and that of a list of codes. A group's codes stand in its `<group>.errors.ts`, with
 * status and Japanese text; codes that the product text names are used as they are. All of them: schemas/shop-errors.ts.
 */
import type { Infer } from './json-schema';

/** Error codes with their status and their text for shoppers. */
export type ErrorTexts = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** `{ code, message, errors?: { field: [{ code, message }] } }` */
export const errorBody = {
  title: 'Error',
  type: 'object',
  'x-personal': 'none',
  properties: {
    code: { type: 'string', description: 'One of the codes that `Error.code` lists' },
    message: { type: 'string', description: 'A Japanese sentence that can be shown' },
    errors: {
      type: 'object',
      description: 'Messages by field (a JSON pointer without the leading slash, dots between the parts)',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' } },
          required: ['code', 'message'],
          additionalProperties: false,
        },
      },
    },
  },
  required: ['code', 'message'],
  additionalProperties: false,
} as const;

export type ErrorBody = Infer<typeof errorBody>;
