import { defineSettings } from '../../../src/layout/define-settings';

export const deliveryChoiceSettings = defineSettings({
  id: 'delivery-choice',
  version: 1,
  title: 'お届け日時の選択',
  pages: ['cart.shipping-detail'],
  canStandInColumn: true,
  limit: 1,
  essential: true,

  schema: {
    type: 'object',
    properties: {},

    additionalProperties: false,
  },
});
