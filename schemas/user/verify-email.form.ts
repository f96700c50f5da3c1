import { knownPassword } from '../auth/auth';
import { defineForm } from '../contract/define-form';

/** Who opens the link that confirms a mail address also knows what was registered with it. */
export const verifyEmailForm = defineForm({
  schema: {
    $id: 'verify-email',
    title: 'パスワード',
    type: 'object',
    properties: {
      password: {
        ...knownPassword,
        'x-hint': '会員登録のときに設定したパスワード',
      },
    },
    required: ['password'],
    additionalProperties: false,
  },
  lines: [['password']],
});
