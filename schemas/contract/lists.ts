/** `{ data: [...] }`: the body of every list. */
export const listOf = <const S>(items: S) =>
  ({
    type: 'object',
    properties: { data: { type: 'array', items } },
    required: ['data'],
    additionalProperties: false,
  }) as const;
