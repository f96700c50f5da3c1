import { defineSettings } from '../../../src/layout/define-settings';

export const orderGiftSettings = defineSettings({
  id: 'order-gift',
  version: 1,
  title: 'ソーシャルギフトのリンク',
  pages: ['mypage.order', 'orders.receipt'],
  limit: 1,
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
});
