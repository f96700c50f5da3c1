import { defineSettings } from '../../../src/layout/define-settings';

export const cartBenefitsSettings = defineSettings({
  id: 'cart-benefits',
  version: 1,
  title: 'クーポンとポイント',
  pages: ['cart'],
  canStandInColumn: true,
  limit: 1,
  schema: { type: 'object', properties: {}, additionalProperties: false },
});
