import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

const { label, url } = linksSchema.items.properties;

export const popupSettings = defineSettings({
  id: 'popup',
  version: 1,
  title: 'ポップアップ',
  // Not where somebody buys, pays, types or logs in.
  pages: [
    'top', 'ec', 'popup', 'landing', 'static', 'product.list', 'brand.list', 'maker.list', 'maker.detail', 'news.list',
    'news.detail', 'blog.list', 'blog.detail', 'faq', 'sitemap', 'stylist.list', 'stylist.detail', 'mypage',
  ], // prettier-ignore
  schema: {
    type: 'object',
    properties: {
      entries: {
        type: 'array',
        title: 'お知らせ（上から一つずつ表示）',
        maxItems: 5,
        default: [],
        items: {
          type: 'object',
          properties: {
            title: { type: 'string', title: '見出し', minLength: 1, maxLength: 60 },
            text: { type: 'string', title: '文章（改行で段落）', maxLength: 400 },
            link: {
              type: 'object',
              title: 'リンク',
              properties: { label, url },
              required: ['label', 'url'],
              additionalProperties: false,
            },
          },
          required: ['title', 'text'],
          additionalProperties: false,
        },
      },
    },
    required: ['entries'],
    additionalProperties: false,
  },
});
