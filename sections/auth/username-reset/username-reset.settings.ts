import { defineSettings } from '../../../src/layout/define-settings';

export const usernameResetSettings = defineSettings({
  id: 'username-reset',
  version: 1,
  title: 'ログインIDの確認と再設定',
  pages: ['reminder.username-reset'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: { type: 'string', title: 'ボタンの上の一言（空なら決まった文）', maxLength: 200, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
