import { defineSettings } from '../../../src/layout/define-settings';

export const columnsSettings = defineSettings({
  id: 'columns',
  version: 1,
  title: '2列',
  pages: 'any',
  limit: 4,
  schema: {
    type: 'object',
    properties: {
      isEndSticky: { type: 'boolean', title: '右の列を画面にとどめる（PC）', default: false },
    },
    required: ['isEndSticky'],
    additionalProperties: false,
  },
  slots: { start: { accepts: 'column' }, end: { accepts: 'column' } },
});
