import { defineSettings } from '../../../src/layout/define-settings';

export const productHistorySettings = defineSettings({
  id: 'product-history',
  version: 1,
  title: '閲覧履歴',
  pages: ['mypage.product-history'],
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
        default: '最近ご覧になった商品を、新しい順に10点まで表示しています。',
      },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
