import { defineSettings } from '../../../src/layout/define-settings';

export const faqListSettings = defineSettings({
  id: 'faq-list',
  version: 1,
  title: 'よくあるご質問',
  pages: 'any',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: 'よくあるご質問' },
      otherTitle: { type: 'string', title: '分類のない質問の見出し', maxLength: 40, default: 'そのほか' },
    },
    required: ['title', 'otherTitle'],
    additionalProperties: false,
  },
});
