import { ownPassword } from '../auth/auth';
import { defineForm } from '../contract/define-form';

/** Leaving cannot be undone, so the password is asked for. */
export const leaveForm = defineForm({
  schema: {
    $id: 'leave',
    title: '退会',
    type: 'object',
    properties: { password: ownPassword },
    required: ['password'],
    additionalProperties: false,
  },
  lines: [['password']],
});
