import { defineSettings } from '../../../src/layout/define-settings';

export const makerDetailSettings = defineSettings({
  id: 'maker-detail',
  version: 1,
  title: '作り手',
  pages: ['maker.detail'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      productsTitle: { type: 'string', title: '商品の見出し', maxLength: 60, default: 'この作り手の品' },
      limit: { type: 'integer', title: '商品の件数', minimum: 1, maximum: 60, default: 24 },
    },
    required: ['productsTitle', 'limit'],
    additionalProperties: false,
  },
});
