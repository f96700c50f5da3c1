import { frameIds } from '../../../schemas/screens/frames';
import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

export const headerSettings = defineSettings({
  id: 'header',
  version: 1,
  title: 'ヘッダー',
  pages: frameIds,
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      searchPlaceholder: { type: 'string', title: '検索欄の案内', maxLength: 40, default: '商品名・キーワード' },
      menuLabel: { type: 'string', title: 'メニューの名前', maxLength: 20, default: 'メニュー' },
      links: {
        ...linksSchema,
        title: 'メニューのリンク',
        default: [
          { label: '商品一覧', url: '/product' },
          { label: '作り手', url: '/maker' },
          { label: 'お知らせ', url: '/news' },
          { label: 'ご利用ガイド', url: '/guide' },
          { label: 'よくあるご質問', url: '/faq' },
          { label: 'お問い合わせ', url: '/contact' },
        ],
      },
    },
    required: ['searchPlaceholder', 'menuLabel', 'links'],
    additionalProperties: false,
  },
});
