import { defineForm } from '../contract/define-form';
import { verifyCode } from './auth';

/** The second factor of a login. */
export const loginCodeForm = defineForm({
  schema: {
    $id: 'login-code',
    title: '認証コード',
    type: 'object',
    properties: { verify_code: verifyCode },
    required: ['verify_code'],
    additionalProperties: false,
  },
  lines: [['verify_code']],
});
