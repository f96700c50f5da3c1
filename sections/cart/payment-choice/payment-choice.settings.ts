import { defineSettings } from '../../../src/layout/define-settings';
import { paymentServiceCode } from '../../../src/layout/settings/payment-service-code';

export const paymentChoiceSettings = defineSettings({
  id: 'payment-choice',
  version: 1,
  title: 'お支払い方法の選択',
  pages: ['cart.payment'],
  canStandInColumn: true,
  limit: 1,
  essential: true,

  schema: {
    type: 'object',
    properties: {
      serviceCode: paymentServiceCode,
    },
    required: ['serviceCode'],
    additionalProperties: false,
  },
});
