import { defineSettings } from '../../../src/layout/define-settings';

export const orderMemoSettings = defineSettings({
  id: 'order-memo',
  version: 1,
  title: 'ご注文のメモ',
  pages: ['mypage.order'],
  limit: 1,
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
});
