import { defineSettings } from '../../../src/layout/define-settings';

export const productFiltersSettings = defineSettings({
  id: 'product-filters',
  version: 1,
  title: '商品一覧の絞り込み',
  pages: ['product.list'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: '絞り込む' },
      maxOptions: {
        type: 'integer',
        title: 'はじめから見せる選択肢の数',
        minimum: 3,
        maximum: 30,
        default: 6,
      },
    },
    required: ['title', 'maxOptions'],
    additionalProperties: false,
  },
});
