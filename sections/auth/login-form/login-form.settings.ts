import { defineSettings } from '../../../src/layout/define-settings';

export const loginFormSettings = defineSettings({
  id: 'login-form',
  version: 1,
  title: 'ログイン',
  pages: ['login', 'login.sync'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: { type: 'string', title: '見出しの下の一言', maxLength: 200, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
