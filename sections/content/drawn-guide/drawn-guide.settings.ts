import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

/** Each has its picture in `drawings.tsx`. */
const drawingNames = [
  'noshi', 'wrapping', 'bag', 'card', 'delivery', 'payment', 'exchange', 'embroidery', 'hem', 'chest', 'waist',
  'sleeve', 'foot',
] as const; // prettier-ignore

export type DrawingName = (typeof drawingNames)[number];

export const drawnGuideSettings = defineSettings({
  id: 'drawn-guide',
  version: 1,
  title: '絵のあるご案内',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '' },
      lead: { type: 'string', title: '見出しに添える文', maxLength: 200, default: '' },
      entries: {
        type: 'array',
        title: '項目',
        maxItems: 16,
        default: [],
        items: {
          type: 'object',
          properties: {
            drawing: { type: 'string', title: '絵', enum: drawingNames },
            title: { type: 'string', title: '項目名', minLength: 1, maxLength: 40 },
            text: { type: 'string', title: '説明', maxLength: 200 },
          },
          required: ['drawing', 'title', 'text'],
          additionalProperties: false,
        },
      },
      links: { ...linksSchema, title: 'リンク', default: [] },
    },
    required: ['title', 'lead', 'entries', 'links'],
    additionalProperties: false,
  },
});
