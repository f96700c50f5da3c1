import { defineSettings } from '../../../src/layout/define-settings';

export const loginHistorySettings = defineSettings({
  id: 'login-history',
  version: 1,
  title: 'ログイン履歴',
  pages: ['mypage.login-history'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: {
        type: 'string',
        title: '見出しの下の一言',
        maxLength: 200,
        default:
          '過去1年のログインを、新しい順に表示しています。お心当たりのないログインがあるときは、パスワードを変更してください。',
      },
      limit: { type: 'integer', title: '1ページの件数', minimum: 1, maximum: 100, default: 20 },
    },
    required: ['title', 'note', 'limit'],
    additionalProperties: false,
  },
});
