import { defineSettings } from '../../../src/layout/define-settings';

export const viewedSettings = defineSettings({
  id: 'viewed',
  version: 1,
  title: '最近ご覧になった商品',
  pages: ['top', 'ec', 'product.list', 'product.detail', 'mypage'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: '最近ご覧になった商品' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 10, default: 4 },
    },
    required: ['title', 'limit'],
    additionalProperties: false,
  },
});
