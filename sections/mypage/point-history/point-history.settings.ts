import { defineSettings } from '../../../src/layout/define-settings';

export const pointHistorySettings = defineSettings({
  id: 'point-history',
  version: 1,
  title: 'ポイント',
  pages: ['mypage.point'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: {
        type: 'string',
        title: '残高の下の一言',
        maxLength: 200,
        default: '有効期限の近いポイントから順に使われます。',
      },
      limit: { type: 'integer', title: '1ページの件数', minimum: 1, maximum: 100, default: 20 },
    },
    required: ['title', 'note', 'limit'],
    additionalProperties: false,
  },
});
