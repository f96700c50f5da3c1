import { defineSettings } from '../../../src/layout/define-settings';

export const errorSettings = defineSettings({
  id: 'error',
  version: 1,
  title: 'エラー',
  pages: 'any',
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      status: { type: 'integer', title: '状態コード', minimum: 400, maximum: 599, default: 404 },
    },
    required: ['status'],
    additionalProperties: false,
  },
});
