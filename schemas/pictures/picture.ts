import type { Infer } from '../contract/json-schema';

/** A picture with everything that a page needs to reserve its box and to choose a file. */
export const picture = {
  title: 'Picture',
  type: 'object',
  properties: {
    src: { type: 'string', description: 'URL template; `{width}` stands for one of `widths`' },
    widths: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      description: 'Widths on offer, in px, ascending',
    },
    width: { type: 'integer', minimum: 1, description: 'Width of the master in px' },
    height: { type: 'integer', minimum: 1, description: 'Height of the master in px' },
    color: { type: 'string', pattern: '^[0-9a-f]{6}$', description: 'Mean colour, shown until the picture is there' },
    alt: { type: 'string', description: 'Alternative text, Japanese; empty for decoration' },
  },
  required: ['src', 'widths', 'width', 'height', 'color', 'alt'],
  additionalProperties: false,
} as const;

export type Picture = Infer<typeof picture>;
