import { defineSettings } from '../../../src/layout/define-settings';

export const lastOrderSettings = defineSettings({
  id: 'last-order',
  version: 1,
  title: '前回のご注文',
  pages: ['mypage', 'mypage.orders'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: '前回のご注文' },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
