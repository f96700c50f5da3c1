import { defineSettings } from '../../../src/layout/define-settings';

export const overviewSettings = defineSettings({
  id: 'overview',
  version: 1,
  title: '商品名と概要',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      showMaker: { type: 'boolean', title: '作り手を見せる', default: true },
      showRating: { type: 'boolean', title: '評価を見せる', default: true },
      isShort: {
        type: 'boolean',
        title: '紹介文を一行にする',
        description: '全文は「商品の説明」に置けます。',
        default: false,
      },
    },
    required: ['showMaker', 'showRating', 'isShort'],
    additionalProperties: false,
  },
});
