import { defineForm } from '../contract/define-form';

/** A gift whose link is not at hand as an address: typed or pasted, whole or its last part alone. */
export const giftOpenForm = defineForm({
  schema: {
    $id: 'gift-open',
    title: 'ギフトの受け取り',
    type: 'object',
    properties: {
      link: {
        type: 'string',
        title: '受け取りのリンク、または受け取りコード',
        minLength: 1,
        maxLength: 500,
        'x-normalize': 'width',
        'x-personal': 'token',
        'x-hint': '贈り主から届いたリンクを、そのまま貼り付けてください。',
      },
    },
    required: ['link'],
    additionalProperties: false,
  },
  lines: [['link']],
});
