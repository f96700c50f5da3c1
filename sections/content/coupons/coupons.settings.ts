import { defineSettings } from '../../../src/layout/define-settings';

export const couponsSettings = defineSettings({
  id: 'coupons',
  version: 1,
  title: 'クーポン一覧',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'クーポン' },
      note: {
        type: 'string',
        title: '見出しの下の一言',
        maxLength: 200,
        default: '獲得したクーポンは、カートの画面でお使いいただけます。',
      },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 50, default: 20 },
    },
    required: ['title', 'note', 'limit'],
    additionalProperties: false,
  },
});
