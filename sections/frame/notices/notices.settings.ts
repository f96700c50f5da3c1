import { frameIds } from '../../../schemas/screens/frames';
import { defineSettings } from '../../../src/layout/define-settings';

export const noticesSettings = defineSettings({
  id: 'notices',
  version: 1,
  title: 'お店からのご案内（全画面）',
  pages: frameIds,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      stoppedText: {
        type: 'string',
        title: '販売を停止しているときの案内',
        maxLength: 300,
        default: 'ただいま販売を一時停止しております。商品はご覧いただけますが、ご注文は承れません。',
      },
    },
    required: ['stoppedText'],
    additionalProperties: false,
  },
});
