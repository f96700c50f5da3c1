import { defineSettings } from '../../../src/layout/define-settings';

export const purchaseSettings = defineSettings({
  id: 'purchase',
  version: 1,
  title: '購入',
  pages: ['product.detail'],
  canStandInColumn: true,
  limit: 1,
  essential: true,
  slots: { below: { accepts: ['delivery-promise', 'message', 'free-text'], limit: 4 } },
  schema: {
    type: 'object',
    properties: {
      note: {
        type: 'string',
        title: '価格の下の一言',
        maxLength: 120,
        default: '',
      },
    },
    required: ['note'],
    additionalProperties: false,
  },
});
