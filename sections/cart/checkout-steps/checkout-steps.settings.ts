import { defineSettings } from '../../../src/layout/define-settings';

export const checkoutStepsSettings = defineSettings({
  id: 'checkout-steps',
  version: 1,
  title: 'ご購入の手順',
  pages: ['cart.shipping-select', 'cart.shipping-add', 'cart.shipping-detail', 'cart.payment', 'cart.confirm'],
  limit: 1,

  schema: {
    type: 'object',
    properties: {},

    additionalProperties: false,
  },
});
