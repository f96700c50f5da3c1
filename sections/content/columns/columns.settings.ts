import { defineSettings } from '../../../src/layout/define-settings';

/** What may stand in a column: everything that reads well in half a page's width. */
const accepts = [
  'image', 'overview', 'purchase', 'stock', 'data', 'detail', 'size-table', 'reviews', 'qa', 'message', 'free-text',
  'news-list', 'business-calendar', 'cart-lines', 'cart-benefits', 'cart-summary', 'saved-lines', 'order-summary', 'orderer-form',
  'shipping-form', 'delivery-choice', 'payment-choice', 'confirmation',
] as const; // prettier-ignore

export const columnsSettings = defineSettings({
  id: 'columns',
  version: 1,
  title: '2列',
  pages: 'any',
  limit: 4,
  schema: {
    type: 'object',
    properties: {
      isEndSticky: { type: 'boolean', title: '右の列を画面にとどめる（PC）', default: false },
    },
    required: ['isEndSticky'],
    additionalProperties: false,
  },
  slots: { start: { accepts }, end: { accepts } },
});
