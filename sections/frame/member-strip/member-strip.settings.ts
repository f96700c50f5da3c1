import { frameIds } from '../../../schemas/screens/frames';
import { defineSettings } from '../../../src/layout/define-settings';

export const memberStripSettings = defineSettings({
  id: 'member-strip',
  version: 1,
  title: '会員のお名前とポイント',
  pages: frameIds,
  limit: 1,
  isOfMembers: true,
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', title: '読み上げ用の名前', minLength: 1, maxLength: 40, default: 'ログイン中の会員様' },
      showPoints: { type: 'boolean', title: 'ポイントを表示する', default: true },
    },
    required: ['label', 'showPoints'],
    additionalProperties: false,
  },
});
