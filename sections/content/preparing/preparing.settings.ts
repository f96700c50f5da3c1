import { defineSettings } from '../../../src/layout/define-settings';

export const preparingSettings = defineSettings({
  id: 'preparing',
  version: 1,
  title: '準備中',
  pages: 'any',
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 60, default: '' },
      text: {
        type: 'string',
        title: '案内',
        maxLength: 400,
        default: 'このページはただいま準備中です。ご不便をおかけしますが、公開までいましばらくお待ちください。',
      },
    },
    required: ['title', 'text'],
    additionalProperties: false,
  },
});
