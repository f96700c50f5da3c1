import { defineSettings } from '../../../src/layout/define-settings';

export const logoutFormSettings = defineSettings({
  id: 'logout-form',
  version: 1,
  title: 'ログアウト',
  pages: ['mypage.logout'],
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
