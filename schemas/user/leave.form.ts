import { knownPassword } from '../auth/auth';
import { defineForm } from '../contract/define-form';

/** Leaving cannot be undone, so the password is asked for. */
export const leaveForm = defineForm({
  schema: {
    $id: 'leave',
    title: '退会',
    type: 'object',
    properties: {
      password: {
        ...knownPassword,
        'x-kind': 'password',
        'x-hint': 'ご本人の確認のため、現在のパスワードを入力してください',
        'x-autocomplete': 'current-password',
      },
    },
    required: ['password'],
    additionalProperties: false,
  },
  lines: [['password']],
});
