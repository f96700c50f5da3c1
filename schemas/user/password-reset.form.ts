import { defineForm } from '../contract/define-form';
import { newPassword } from './user';

/** The password in place of a forgotten one. */
export const passwordResetForm = defineForm({
  schema: {
    $id: 'password-reset',
    title: '新しいパスワード',
    type: 'object',
    properties: { password: { ...newPassword, title: '新しいパスワード' } },
    required: ['password'],
    additionalProperties: false,
  },
  lines: [['password']],
});
