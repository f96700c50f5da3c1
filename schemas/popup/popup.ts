/** What a shop tells its members when they come. The product says that it has an id, and nothing else: the shape is ours. */
import { html } from '../contract/html';
import type { Infer } from '../contract/json-schema';

export const popup = {
  title: 'Popup',
  type: 'object',
  'x-personal': 'none',
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    body_html: html,
    link: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: {
            url: { type: 'string', description: 'Path in the shop, or an absolute https URL' },
            label: { type: 'string' },
          },
          required: ['url', 'label'],
          additionalProperties: false,
        },
      ],
    },
  },
  required: ['id', 'title', 'body_html', 'link'],
  additionalProperties: false,
} as const;
export type Popup = Infer<typeof popup>;
