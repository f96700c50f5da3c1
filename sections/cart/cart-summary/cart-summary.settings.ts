import { defineSettings } from '../../../src/layout/define-settings';

export const cartSummarySettings = defineSettings({
  id: 'cart-summary',
  version: 1,
  title: 'カートの合計',
  pages: ['cart'],
  canStandInColumn: true,
  limit: 1,
  essential: true,

  schema: {
    type: 'object',
    properties: {},

    additionalProperties: false,
  },
});
