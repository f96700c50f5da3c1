import { columnsSetting } from '../../../src/layout/settings/columns-setting';
import { defineSettings } from '../../../src/layout/define-settings';

export const productListSettings = defineSettings({
  id: 'product-list',
  version: 1,
  title: '商品一覧',
  pages: ['product.list'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      perPage: {
        type: 'integer',
        title: '1ページの件数',
        description: '初期値は15件です。',
        minimum: 6,
        maximum: 60,
        default: 15,
      },
      hasChoice: {
        type: 'boolean',
        title: '一覧でサイズや色を選び、カートに入れられるようにする（学園テーマ）',
        default: false,
      },
      columns: columnsSetting({ phone: 2, tablet: 3, pc: 3 }),
    },
    required: ['perPage', 'hasChoice', 'columns'],
    additionalProperties: false,
  },
  slots: { filters: { accepts: ['product-filters', 'message'], limit: 2 } },
});
