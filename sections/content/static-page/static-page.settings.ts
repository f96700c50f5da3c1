import { defineSettings } from '../../../src/layout/define-settings';

export const staticPageSettings = defineSettings({
  id: 'static-page',
  version: 1,
  title: '固定ページ',
  pages: ['static'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      isDated: { type: 'boolean', title: '更新日を表示する', default: false },
    },
    required: ['isDated'],
    additionalProperties: false,
  },
});
