import { defineSettings } from '../../../src/layout/define-settings';

export const paymentChoiceSettings = defineSettings({
  id: 'payment-choice',
  version: 1,
  title: 'お支払い方法の選択',
  pages: ['cart.payment'],
  limit: 1,
  essential: true,

  schema: {
    type: 'object',
    properties: {
      serviceCode: {
        type: 'string',
        title: 'カード決済サービスのコード',
        maxLength: 40,
        pattern: '^[a-z][a-z0-9-]*$',
        default: 'sandbox',
      },
    },
    required: ['serviceCode'],
    additionalProperties: false,
  },
});
