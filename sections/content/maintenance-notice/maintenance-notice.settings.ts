import { defineSettings } from '../../../src/layout/define-settings';

export const maintenanceNoticeSettings = defineSettings({
  id: 'maintenance-notice',
  version: 1,
  title: 'メンテナンスのご案内',
  pages: 'any',
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'ただいまメンテナンス中です' },
      text: {
        type: 'string',
        title: '案内（お店からの案内がないとき）',
        maxLength: 400,
        default:
          'ご不便をおかけして申し訳ございません。終わりしだい再開いたしますので、しばらくしてからもう一度お越しください。',
      },
    },
    required: ['title', 'text'],
    additionalProperties: false,
  },
});
