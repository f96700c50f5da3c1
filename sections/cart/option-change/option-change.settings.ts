import { defineSettings } from '../../../src/layout/define-settings';

export const optionChangeSettings = defineSettings({
  id: 'option-change',
  version: 1,
  title: 'ご指定の変更・追加',
  pages: ['cart.option'],
  limit: 1,
  essential: true,

  schema: {
    type: 'object',
    properties: {},

    additionalProperties: false,
  },
});
