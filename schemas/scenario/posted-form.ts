import type { ObjectSchema } from '../contract/json-schema';

const fieldError = {
  type: 'object',
  properties: { code: { type: 'string', maxLength: 100 }, message: { type: 'string', maxLength: 2_000 } },
  required: ['code', 'message'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** A form that a browser has sent itself, as a scenario says it. */
export const postedForm = {
  type: 'object',
  description: 'The plain form that the screen shows again: what was sent, and what the shop said of it',
  properties: {
    action: { type: 'string', pattern: '^[a-z-]{1,40}$', description: 'Of `/-/do/<action>`' },
    values: { type: 'object', maxProperties: 600, additionalProperties: { type: 'string', maxLength: 100_000 } },
    code: {
      type: 'string',
      maxLength: 100,
      description: 'Absent: nothing was wrong, and the values are what comes next',
    },
    message: { type: 'string', maxLength: 2_000 },
    errors: {
      type: 'object',
      maxProperties: 600,
      description: 'By field',
      additionalProperties: { type: 'array', maxItems: 20, items: fieldError },
    },
  },
  required: ['action'],
  additionalProperties: false,
} as const satisfies ObjectSchema;
