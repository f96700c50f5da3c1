import { defineSettings } from '../../../src/layout/define-settings';

export const contactWaysSettings = defineSettings({
  id: 'contact-ways',
  version: 1,
  title: 'お問い合わせの方法',
  pages: 'any',
  limit: 1,
  slots: { below: { accepts: ['message'] } },
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 60, default: '' },
      text: {
        type: 'string',
        title: '案内',
        maxLength: 400,
        default: 'お電話とメールで承ります。',
      },
      faqText: {
        type: 'string',
        title: 'よくあるご質問へのリンク（空なら出さない）',
        maxLength: 40,
        default: 'よくあるご質問を見る',
      },
    },
    required: ['title', 'text', 'faqText'],
    additionalProperties: false,
  },
});
