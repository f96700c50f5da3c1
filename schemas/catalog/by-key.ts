/** How calls name a product, or another entry of the catalogue: by its key in the path. */
export const byKey = {
  type: 'object',
  properties: {
    key: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: '`key`, as it stands in the address of its screen',
    },
  },
  required: ['key'],
  additionalProperties: false,
} as const;
