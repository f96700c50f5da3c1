import { defineForm } from '../contract/define-form';
import { ownPassword, verifyCode } from './auth';

/** An authenticator that has the secret shows so by a code of it. */
export const authenticatorForm = defineForm({
  schema: {
    $id: 'authenticator',
    title: '認証アプリの設定',
    type: 'object',
    properties: {
      verify_code: { ...verifyCode, 'x-hint': '認証アプリに表示されている6桁の数字' },
      password: ownPassword,
    },
    required: ['verify_code', 'password'],
    additionalProperties: false,
  },
  lines: [['verify_code'], ['password']],
});
