/** How a call names a row by its number. */
export const byId = {
  type: 'object',
  properties: {
    id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: '`id` of the row, as its list has it',
    },
  },
  required: ['id'],
  additionalProperties: false,
} as const;
