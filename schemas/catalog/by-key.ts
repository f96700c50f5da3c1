/** How calls name a product, or another entry of the catalogue: by its key in the path. */
export const byKey = {
  type: 'object',
  properties: { key: { type: 'string', minLength: 1, maxLength: 200 } },
  required: ['key'],
  additionalProperties: false,
} as const;
