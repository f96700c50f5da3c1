import { linksSchema } from '../../../src/layout/settings/link-settings';
import { defineSettings } from '../../../src/layout/define-settings';

export const freeTextSettings = defineSettings({
  id: 'free-text',
  version: 1,
  title: 'フリーエリア',
  pages: 'any',
  canStandInColumn: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '' },
      code: { type: 'string', title: 'フリーエリアのコード', maxLength: 100, default: '' },
      text: { type: 'string', title: '文章（改行で段落）', maxLength: 4000, default: '' },
      links: { ...linksSchema, title: 'リンク', default: [] },
    },
    required: ['title', 'code', 'text', 'links'],
    additionalProperties: false,
  },
});
