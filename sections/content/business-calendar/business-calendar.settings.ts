import { defineSettings } from '../../../src/layout/define-settings';

export const businessCalendarSettings = defineSettings({
  id: 'business-calendar',
  version: 1,
  title: '営業日カレンダー',
  pages: 'any',
  canStandInColumn: true,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '営業日カレンダー' },
      months: { type: 'integer', title: '月数', minimum: 1, maximum: 3, default: 2 },
      note: {
        type: 'string',
        title: '補足',
        maxLength: 300,
        default: '休業日は、ご注文のみ承ります。お問い合わせへのお返事と発送は翌営業日からです。',
      },
    },
    required: ['title', 'months', 'note'],
    additionalProperties: false,
  },
});
