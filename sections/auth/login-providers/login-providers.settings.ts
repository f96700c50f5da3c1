import { defineSettings } from '../../../src/layout/define-settings';

export const loginProvidersSettings = defineSettings({
  id: 'login-providers',
  version: 1,
  title: '外部サービスでのログイン',
  pages: ['login', 'login.sync'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        title: '見出し',
        maxLength: 60,
        default: '外部サービスのアカウントでログイン',
      },
    },
    required: ['title'],
    additionalProperties: false,
  },
});
