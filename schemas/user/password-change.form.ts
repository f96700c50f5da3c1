import { knownPassword } from '../auth/auth';
import { defineForm } from '../contract/define-form';
import { newPassword } from './user';

/** Another password; the one that is good so far is asked for, since a browser may have been left open. */
export const passwordChangeForm = defineForm({
  schema: {
    $id: 'password-change',
    title: 'パスワードの変更',
    type: 'object',
    properties: {
      password: { ...knownPassword, title: '現在のパスワード' },
      new_password: { ...newPassword, title: '新しいパスワード' },
    },
    required: ['password', 'new_password'],
    additionalProperties: false,
  },
  lines: [['password'], ['new_password']],
});
