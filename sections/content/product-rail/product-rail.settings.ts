import { columnsSetting } from '../../../src/layout/settings/columns-setting';
import { defineSettings } from '../../../src/layout/define-settings';

export const productRailSettings = defineSettings({
  id: 'product-rail',
  version: 1,
  title: '商品の棚（コレクション）',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空ならコレクションの名前）', maxLength: 60, default: '' },
      alias: { type: 'string', title: 'コレクション', minLength: 1, maxLength: 200, default: 'recommend' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 24, default: 8 },
      moreText: { type: 'string', title: '一覧へのリンク', maxLength: 40, default: 'すべて見る' },
      columns: columnsSetting({ phone: 2, tablet: 4, pc: 4 }),
    },
    required: ['title', 'alias', 'limit', 'moreText', 'columns'],
    additionalProperties: false,
  },
});
