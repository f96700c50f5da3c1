import { defineSettings } from '../../../src/layout/define-settings';

export const qaSettings = defineSettings({
  id: 'qa',
  version: 1,
  title: '商品へのご質問',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: 'この商品へのご質問' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
