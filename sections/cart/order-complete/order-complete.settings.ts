import { defineSettings } from '../../../src/layout/define-settings';

export const orderCompleteSettings = defineSettings({
  id: 'order-complete',
  version: 1,
  title: 'ご注文完了',
  pages: ['cart.complete'],
  limit: 1,
  essential: true,
  slots: { next: { accepts: ['message', 'free-text'], limit: 2 } },
  schema: {
    type: 'object',
    properties: {},

    additionalProperties: false,
  },
});
