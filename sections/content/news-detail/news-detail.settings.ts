import { defineSettings } from '../../../src/layout/define-settings';

export const newsDetailSettings = defineSettings({
  id: 'news-detail',
  version: 1,
  title: 'お知らせ',
  pages: ['news.detail'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      backText: { type: 'string', title: '一覧へのリンク', maxLength: 40, default: 'お知らせ一覧へ戻る' },
    },
    required: ['backText'],
    additionalProperties: false,
  },
});
