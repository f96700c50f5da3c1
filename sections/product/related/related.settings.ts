import { defineSettings } from '../../../src/layout/define-settings';

export const relatedSettings = defineSettings({
  id: 'related',
  version: 1,
  title: '関連商品',
  pages: ['product.detail'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: '同じ種類の商品' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 12, default: 4 },
    },
    required: ['title', 'limit'],
    additionalProperties: false,
  },
});
