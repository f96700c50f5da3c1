import { defineSettings } from '../../../src/layout/define-settings';

export const savedLinesSettings = defineSettings({
  id: 'saved-lines',
  version: 1,
  title: 'あとで買う商品',
  pages: ['cart'],
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: { title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: 'あとで買う' } },
    required: ['title'],
    additionalProperties: false,
  },
});
