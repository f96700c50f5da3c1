import { defineForm } from '../contract/define-form';
import { email } from '../contract/fields';

/** Where the mail goes that leads back to a forgotten password or login id. */
export const reminderForm = defineForm({
  schema: {
    $id: 'reminder',
    title: 'ご案内メールの送付先',
    type: 'object',
    properties: { email },
    required: ['email'],
    additionalProperties: false,
  },
  lines: [['email']],
});
