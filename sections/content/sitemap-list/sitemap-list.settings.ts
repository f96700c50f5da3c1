import { linksSchema } from '../../../src/layout/settings/link-settings';
import { defineSettings } from '../../../src/layout/define-settings';

export const sitemapListSettings = defineSettings({
  id: 'sitemap-list',
  version: 1,
  title: 'サイトマップ',
  pages: 'any',
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'サイトマップ' },
      links: {
        ...linksSchema,
        title: 'ご案内のリンク',
        default: [
          { label: '作り手', url: '/maker' },
          { label: 'ブランド', url: '/brand' },
          { label: 'クーポン', url: '/coupon' },
          { label: 'お知らせ', url: '/news' },
          { label: 'よくあるご質問', url: '/faq' },
          { label: 'お問い合わせ', url: '/contact' },
          { label: 'カート', url: '/cart/' },
          { label: 'ログイン', url: '/login/' },
        ],
      },
    },
    required: ['title', 'links'],
    additionalProperties: false,
  },
});
