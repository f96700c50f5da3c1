import { columnsSetting } from '../../../src/layout/settings/columns-setting';
import { defineSettings } from '../../../src/layout/define-settings';

export const categoryTilesSettings = defineSettings({
  id: 'category-tiles',
  version: 1,
  title: 'カテゴリーの一覧',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'カテゴリーから選ぶ' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 24, default: 8 },
      columns: columnsSetting({ phone: 2, tablet: 4, pc: 4 }),
    },
    required: ['title', 'limit', 'columns'],
    additionalProperties: false,
  },
});
