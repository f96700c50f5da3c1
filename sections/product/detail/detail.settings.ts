import { defineSettings } from '../../../src/layout/define-settings';

export const detailSettings = defineSettings({
  id: 'detail',
  version: 1,
  title: '商品の説明',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: '商品について' },
      withOverview: { type: 'boolean', title: '紹介文の全文も見せる', default: false },
    },
    required: ['title', 'withOverview'],
    additionalProperties: false,
  },
});
