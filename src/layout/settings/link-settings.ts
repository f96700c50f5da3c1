/** A list of links as a setting. */
export const linksSchema = {
  type: 'array',
  maxItems: 12,
  items: {
    type: 'object',
    properties: {
      label: { type: 'string', title: '表示名', minLength: 1, maxLength: 60 },
      url: {
        type: 'string',
        title: 'リンク先',
        minLength: 1,
        maxLength: 300,
        pattern: '^(/(?!/)|https://|tel:|mailto:)',
      },
    },
    required: ['label', 'url'],
    additionalProperties: false,
  },
} as const;
