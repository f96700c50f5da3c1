import { defineSettings } from '../../../src/layout/define-settings';

export const dataSettings = defineSettings({
  id: 'data',
  version: 1,
  title: '商品データ',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: '商品データ' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
