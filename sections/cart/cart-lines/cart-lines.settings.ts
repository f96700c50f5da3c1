import { defineSettings } from '../../../src/layout/define-settings';

export const cartLinesSettings = defineSettings({
  id: 'cart-lines',
  version: 1,
  title: 'カートの商品',
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
