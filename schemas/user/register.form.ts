import { defineForm } from '../contract/define-form';
import { email } from '../contract/fields';
import { profileFormLines, profileRadios, profileTexts } from './profile-form';
import { newPassword, profileLines, requiredOfProfile } from './user';

/** Everything that is asked of a new member. */
export const registerForm = defineForm({
  schema: {
    $id: 'register',
    title: '会員登録',
    type: 'object',
    properties: { ...profileTexts, email, password: newPassword },
    required: ['email', 'password', ...requiredOfProfile],
    additionalProperties: false,
    'x-no-link-across': profileLines,
  },
  lines: [['email'], ['password'], ...profileFormLines],
  radios: profileRadios,
});
