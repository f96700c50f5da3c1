import { defineSettings } from '../../../src/layout/define-settings';

export const messageSettings = defineSettings({
  id: 'message',
  version: 1,
  title: 'メッセージ枠',
  pages: 'any',
  canStandInColumn: true,
  schema: {
    type: 'object',
    properties: {
      code: { type: 'string', title: 'メッセージのコード', minLength: 1, maxLength: 100, default: 'product' },
    },
    required: ['code'],
    additionalProperties: false,
  },
});
