import { defineSettings } from '../../../src/layout/define-settings';

export const listHeadSettings = defineSettings({
  id: 'list-head',
  version: 1,
  title: '商品一覧の見出し',
  pages: ['product.list'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '条件のないときの見出し', maxLength: 60, default: '商品一覧' },
      showChildren: { type: 'boolean', title: '下の分類を並べる', default: true },
    },
    required: ['title', 'showChildren'],
    additionalProperties: false,
  },
});
