import { defineSettings } from '../../../src/layout/define-settings';

export const imageSettings = defineSettings({
  id: 'image',
  version: 1,
  title: '商品画像',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      showThumbnails: { type: 'boolean', title: '小さな写真を並べる', default: true },
    },
    required: ['showThumbnails'],
    additionalProperties: false,
  },
});
