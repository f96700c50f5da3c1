import { defineSettings } from '../../../src/layout/define-settings';

export const breadcrumbsSettings = defineSettings({
  id: 'breadcrumbs',
  version: 1,
  title: 'パンくずリスト',
  pages: 'any',
  limit: 1,
  schema: {
    type: 'object',
    properties: { home: { type: 'string', title: 'トップページの名前', maxLength: 20, default: 'トップ' } },
    required: ['home'],
    additionalProperties: false,
  },
});
