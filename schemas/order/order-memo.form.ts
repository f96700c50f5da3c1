import { defineForm } from '../contract/define-form';
import { memoText } from './memo';

const { pattern: _pattern, minLength: _least, ...text } = memoText;

/** What a member notes down of an order; an empty text deletes it. Which order it is of stands beside the form. */
export const orderMemoForm = defineForm({
  schema: {
    $id: 'order-memo',
    title: 'ご注文のメモ',
    type: 'object',
    properties: {
      memo: {
        ...text,
        title: 'ご自分のための控え',
        default: '',
        'x-kind': 'lines',
        'x-hint': 'お店には伝わりません。',
      },
    },
    required: [],
    additionalProperties: false,
  },
  lines: [['memo']],
});
