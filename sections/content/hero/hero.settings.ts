import { linksSchema } from '../../../src/layout/settings/link-settings';
import { defineSettings } from '../../../src/layout/define-settings';

export const heroSettings = defineSettings({
  id: 'hero',
  version: 1,
  title: 'メインビジュアル',
  pages: 'any',
  limit: 4,
  schema: {
    type: 'object',
    properties: {
      area: { type: 'string', title: 'バナーの枠', minLength: 1, maxLength: 60, default: 'top-hero' },
      label: { type: 'string', title: '読み上げ用の名前', maxLength: 40, default: 'おすすめ' },
      checklistTitle: { type: 'string', title: 'リストの見出し', maxLength: 40, default: '入学準備リスト' },
      checklist: { ...linksSchema, title: 'リストの項目（学園テーマ）', default: [] },
    },
    required: ['area', 'label', 'checklistTitle', 'checklist'],
    additionalProperties: false,
  },
});
