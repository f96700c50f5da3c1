import { defineSettings } from '../../../src/layout/define-settings';

export const reviewsSettings = defineSettings({
  id: 'reviews',
  version: 1,
  title: 'レビュー',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: 'お客さまの声' },
      perPage: { type: 'integer', title: '1ページの件数', minimum: 1, maximum: 50, default: 5 },
    },
    required: ['title', 'perPage'],
    additionalProperties: false,
  },
});
