import { defineSettings } from '../../../src/layout/define-settings';

export const secondFactorSettings = defineSettings({
  id: 'second-factor',
  version: 1,
  title: '二段階認証',
  pages: ['mypage.user-info'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: '二段階認証' },
      note: {
        type: 'string',
        title: '見出しの下の一言',
        maxLength: 200,
        default:
          'ログインのとき、パスワードのほかに認証コードを入力していただく設定です。パスワードを知られても、第三者はログインできません。',
      },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
