import { defineForm } from '../contract/define-form';
import { birthDate, email, prefecture } from '../contract/fields';
import { newPassword, profileFields, profileLines, requiredOfProfile } from './user';

const { gender, is_receive_newsletter: newsletter } = profileFields;

/** Everything that is asked of a new member. Forms hold text: what the call takes as numbers is text here. */
export const registerForm = defineForm({
  schema: {
    $id: 'register',
    title: '会員登録',
    type: 'object',
    properties: {
      ...profileFields,
      email,
      password: newPassword,
      prefecture,
      gender: {
        type: 'string',
        title: gender.title,
        enum: ['1', '2', '3', '4'],
        'x-labels': gender['x-labels'],
        default: '4',
      },
      birth_date: birthDate,
      is_receive_newsletter: {
        type: 'string',
        title: newsletter.title,
        enum: ['1', '0'],
        'x-labels': ['受け取る', '受け取らない'],
        default: '0',
      },
    },
    required: ['email', 'password', ...requiredOfProfile],
    additionalProperties: false,
    'x-no-link-across': profileLines,
  },
  lines: [
    ['email'],
    ['password'],
    ['company_name'],
    ['department_or_position'],
    ['orderer_name'],
    ['last_name', 'first_name'],
    ['last_name_kana', 'first_name_kana'],
    ['postal_code'],
    ['prefecture', 'city'],
    ['address1'],
    ['address2'],
    ['tel'],
    ['phone_number'],
    ['cell_phone_number'],
    ['contact_phone_number'],
    ['fax'],
    ['school'],
    ['job'],
    ['birth_date'],
    ['gender'],
    ['is_receive_newsletter'],
  ],
  radios: ['gender', 'is_receive_newsletter'],
});
