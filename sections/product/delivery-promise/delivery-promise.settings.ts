import { defineSettings } from '../../../src/layout/define-settings';

export const deliveryPromiseSettings = defineSettings({
  id: 'delivery-promise',
  version: 1,
  title: '最短のお届け日',
  pages: ['product.detail'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      note: { type: 'string', title: '添える一言', maxLength: 120, default: '' },
    },
    required: ['note'],
    additionalProperties: false,
  },
});
