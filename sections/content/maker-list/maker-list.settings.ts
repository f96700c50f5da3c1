import { defineSettings } from '../../../src/layout/define-settings';

export const makerListSettings = defineSettings({
  id: 'maker-list',
  version: 1,
  title: '作り手の一覧',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '作り手' },
      lead: {
        type: 'string',
        title: '紹介文',
        maxLength: 200,
        default: '土地と手仕事に向き合う、作り手のみなさんです。',
      },
    },
    required: ['title', 'lead'],
    additionalProperties: false,
  },
});
