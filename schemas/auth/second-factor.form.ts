import { defineForm } from '../contract/define-form';
import { knownPassword } from './auth';

/** Has codes mailed, or asks for none any more: the password shows whose account it is. */
export const secondFactorForm = defineForm({
  schema: {
    $id: 'second-factor',
    title: '二段階認証の設定',
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
