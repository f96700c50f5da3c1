import { defineSettings } from '../../../src/layout/define-settings';

export const orderHistorySettings = defineSettings({
  id: 'order-history',
  version: 1,
  title: '注文履歴',
  pages: ['mypage.orders'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: { type: 'string', title: '見出しの下の一言', maxLength: 200, default: '' },
      limit: { type: 'integer', title: '1ページの件数', minimum: 1, maximum: 50, default: 10 },
    },
    required: ['title', 'note', 'limit'],
    additionalProperties: false,
  },
});
