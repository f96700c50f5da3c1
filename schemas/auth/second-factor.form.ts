import { defineForm } from '../contract/define-form';
import { ownPassword } from './auth';

/** Has codes mailed, or asks for none any more: the password shows whose account it is. */
export const secondFactorForm = defineForm({
  schema: {
    $id: 'second-factor',
    title: '二段階認証の設定',
    type: 'object',
    properties: { password: ownPassword },
    required: ['password'],
    additionalProperties: false,
  },
  lines: [['password']],
});
