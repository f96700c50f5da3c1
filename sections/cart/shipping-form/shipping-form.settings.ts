import { defineSettings } from '../../../src/layout/define-settings';

export const shippingFormSettings = defineSettings({
  id: 'shipping-form',
  version: 1,
  title: 'お届け先の入力',
  pages: ['cart.shipping-add'],
  canStandInColumn: true,
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: 'お届け先の入力' },
      note: { type: 'string', title: '見出しの下の一言', maxLength: 120, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
