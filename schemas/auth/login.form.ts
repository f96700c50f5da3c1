import { defineForm } from '../contract/define-form';
import { knownPassword, loginName } from './auth';

/** Logging in, by mail address or login id. */
export const loginForm = defineForm({
  schema: {
    $id: 'login',
    title: 'ログイン',
    type: 'object',
    properties: {
      login_id: loginName,
      password: knownPassword,
    },
    required: ['login_id', 'password'],
    additionalProperties: false,
  },
  lines: [['login_id'], ['password']],
});
