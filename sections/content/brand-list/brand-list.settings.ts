import { defineSettings } from '../../../src/layout/define-settings';

export const brandListSettings = defineSettings({
  id: 'brand-list',
  version: 1,
  title: 'ブランドの一覧',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'ブランド' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
