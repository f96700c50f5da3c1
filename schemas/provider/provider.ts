import type { Infer } from '../contract/json-schema';

/** An account elsewhere that opens the member's. Its own name there is nobody's business, not even the member's screen's. */
export const linkedProvider = {
  title: 'LinkedProvider',
  type: 'object',
  'x-personal': 'none',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name: { type: 'string', description: 'As shoppers know it; the host of one that the shop offers no more' },
    is_offered: { type: 'boolean', description: 'Whether the shop still lets in by it' },
    linked_at: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'name', 'is_offered', 'linked_at'],
  additionalProperties: false,
} as const;

export type LinkedProvider = Infer<typeof linkedProvider>;
