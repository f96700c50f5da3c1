/**
 * What members tell of themselves, as its forms hold it: registering asks for it, and user info changes it. Forms hold
 * text: what the calls take as numbers is text here.
 */
import { birthDate, prefecture } from '../contract/fields';
import { profileFields } from './user';

const { gender, is_receive_newsletter: newsletter } = profileFields;

export const profileTexts = {
  ...profileFields,
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
} as const;

export const profileFormLines = [
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
] as const satisfies readonly (readonly (keyof typeof profileTexts)[])[];

export const profileRadios = ['gender', 'is_receive_newsletter'] as const;
