/** How a call names a row by its number. */
export const byId = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  required: ['id'],
  additionalProperties: false,
} as const;
