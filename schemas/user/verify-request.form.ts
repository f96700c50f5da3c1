import { defineForm } from '../contract/define-form';
import { email } from '../contract/fields';

/** Where the mail goes, once more, that confirms a mail address. */
export const verifyRequestForm = defineForm({
  schema: {
    $id: 'verify-request',
    title: '確認メールの送付先',
    type: 'object',
    properties: { email },
    required: ['email'],
    additionalProperties: false,
  },
  lines: [['email']],
});
