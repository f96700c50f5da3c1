import { defineSettings } from '../../../src/layout/define-settings';

export const registerCompleteSettings = defineSettings({
  id: 'register-complete',
  version: 1,
  title: '会員登録の受付',
  pages: ['register.complete'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: { type: 'string', title: '見出しの下の一言（空なら決まった文）', maxLength: 200, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
