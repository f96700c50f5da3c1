import { defineSettings } from '../../../src/layout/define-settings';

export const orderSummarySettings = defineSettings({
  id: 'order-summary',
  version: 1,
  title: 'ご注文の内容',
  pages: ['cart.shipping-select', 'cart.shipping-add', 'cart.shipping-detail', 'cart.payment', 'cart.confirm'],
  canStandInColumn: true,
  limit: 1,

  schema: {
    type: 'object',
    properties: { title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: 'ご注文の内容' } },
    required: ['title'],
    additionalProperties: false,
  },
});
