import { defineSettings } from '../../../src/layout/define-settings';

export const linkedProvidersSettings = defineSettings({
  id: 'linked-providers',
  version: 1,
  title: '外部サービスとの連携',
  pages: ['mypage.user-info'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '外部サービスとの連携' },
      note: { type: 'string', title: '見出しの下の一言', maxLength: 200, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  },
});
