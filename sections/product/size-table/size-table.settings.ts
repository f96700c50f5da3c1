import { defineSettings } from '../../../src/layout/define-settings';

export const sizeTableSettings = defineSettings({
  id: 'size-table',
  version: 1,
  title: 'サイズ表',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 40, default: 'サイズ表' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
