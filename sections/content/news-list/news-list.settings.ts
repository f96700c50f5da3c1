import { defineSettings } from '../../../src/layout/define-settings';

export const newsListSettings = defineSettings({
  id: 'news-list',
  version: 1,
  title: 'お知らせ一覧',
  pages: 'any',
  canStandInColumn: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'お知らせ' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 50, default: 10 },
      isPaged: { type: 'boolean', title: 'ページ送りをする（お知らせ一覧の画面）', default: true },
      moreText: { type: 'string', title: '一覧へのリンク', maxLength: 40, default: 'すべてのお知らせ' },
    },
    required: ['title', 'limit', 'isPaged', 'moreText'],
    additionalProperties: false,
  },
});
