import { defineSettings } from '../../../src/layout/define-settings';

export const stockSettings = defineSettings({
  id: 'stock',
  version: 1,
  title: '在庫',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: '在庫とお届け' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
