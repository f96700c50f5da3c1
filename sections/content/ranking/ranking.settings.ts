import { defineSettings } from '../../../src/layout/define-settings';

export const rankingSettings = defineSettings({
  id: 'ranking',
  version: 1,
  title: 'ランキング',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空ならコレクションの名前）', maxLength: 60, default: '' },
      alias: { type: 'string', title: 'コレクション', minLength: 1, maxLength: 200, default: 'ranking' },
      limit: { type: 'integer', title: '件数', minimum: 1, maximum: 24, default: 5 },
      moreText: { type: 'string', title: '一覧へのリンク', maxLength: 40, default: '' },
    },
    required: ['title', 'alias', 'limit', 'moreText'],
    additionalProperties: false,
  },
});
