import { frameIds } from '../../../schemas/screens/frames';
import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

/** Essential where pages stand that sell or inform: it carries the links that the law wants within reach (第11条). */
export const footerSettings = defineSettings({
  id: 'footer',
  version: 1,
  title: 'フッター',
  pages: frameIds,
  limit: 1,
  essential: ['default', 'simple', 'sample'],
  schema: {
    type: 'object',
    properties: {
      shopLinks: {
        ...linksSchema,
        title: 'お買いもののリンク',
        default: [
          { label: '商品一覧', url: '/product' },
          { label: '作り手', url: '/maker' },
          { label: 'クーポン', url: '/coupon' },
          { label: 'お知らせ', url: '/news' },
          { label: 'サイトマップ', url: '/sitemap' },
        ],
      },
      guideLinks: {
        ...linksSchema,
        title: 'ご案内のリンク',
        default: [
          { label: 'ご利用ガイド', url: '/guide' },
          { label: 'よくあるご質問', url: '/faq' },
          { label: '営業日カレンダー', url: '/#calendar' },
          { label: 'お問い合わせ', url: '/contact' },
        ],
      },
    },
    required: ['shopLinks', 'guideLinks'],
    additionalProperties: false,
  },
});
