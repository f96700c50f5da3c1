/** A member as they see themselves. Names of the product's fields are kept; what was left empty is ''. */
import * as field from '../contract/fields';
import { addressLine, ordererNames } from '../address/lines';
import type { Infer } from '../contract/json-schema';
import { toldFingerprint } from './told-fingerprint';

/** Said in full: what is spread from a type parameter would be of both lengths at once, which no text is. */
type Optional<F> = Omit<F, 'minLength' | 'pattern' | 'default'> & {
  readonly minLength: 0;
  readonly pattern: string;
  readonly default: '';
};

/** The same field where it may be left empty. */
const optional = <const F extends { readonly pattern: string }>(one: F): Optional<F> => ({
  ...one,
  minLength: 0,
  pattern: `^$|${one.pattern}`,
  default: '',
});

/** @param of whose or where it is, as browsers tell telephones apart */
const phone = (title: string, of: '' | 'home ' | 'mobile ' | 'work ' | 'fax ') =>
  optional({ ...field.phone, title, 'x-autocomplete': `${of}tel-national` } as const);
const word = (title: string) => optional({ ...field.word, title } as const);

/** What members tell of themselves: every field of the product's form but mail address and password. */
export const profileFields = {
  company_name: field.companyName,
  department_or_position: { ...field.departmentOrPosition, default: '' },
  last_name: optional(field.lastName),
  first_name: optional(field.firstName),
  last_name_kana: optional(field.lastNameKana),
  first_name_kana: optional(field.firstNameKana),
  orderer_name: field.ordererName,
  school: { ...word('学校名'), 'x-hint': '学校名または学校コード。ご登録のない学校のときは、空欄のままお進みください' },
  job: word('ご職業'),
  tel: phone('電話番号', ''),
  phone_number: phone('固定電話', 'home '),
  cell_phone_number: phone('携帯電話', 'mobile '),
  contact_phone_number: phone('日中のご連絡先', 'work '),
  fax: phone('FAX', 'fax '),
  postal_code: optional(field.postalCode),
  prefecture: { ...field.prefecture, enum: ['', ...field.prefectures], default: '' },
  city: optional(field.city),
  address1: optional(field.address1),
  address2: { ...field.address2, default: '' },
  gender: {
    type: 'integer',
    title: '性別',
    enum: [1, 2, 3, 4],
    'x-labels': ['男性', '女性', 'その他', '回答しない'],
    default: 4,
  },
  birth_date: { anyOf: [{ type: 'null' }, field.birthDate], title: '生年月日', default: null },
  is_receive_newsletter: {
    type: 'integer',
    title: 'メールマガジン',
    enum: [0, 1],
    'x-labels': ['受け取らない', '受け取る'],
    default: 0,
  },
} as const;

/** A password that is being chosen: browsers propose one. */
export const newPassword = { ...field.password, 'x-autocomplete': 'new-password' } as const;

const profileNames = [
  'company_name', 'department_or_position', 'last_name', 'first_name', 'last_name_kana', 'first_name_kana',
  'orderer_name', 'school', 'job', 'tel', 'phone_number', 'cell_phone_number', 'contact_phone_number', 'fax',
  'postal_code', 'prefecture', 'city', 'address1', 'address2', 'gender', 'birth_date', 'is_receive_newsletter',
] as const satisfies readonly (keyof typeof profileFields)[]; // prettier-ignore

/** What must be told, whatever else is. */
export const requiredOfProfile = ['company_name', 'orderer_name'] as const;
/** Shown in one line, in mails and on labels. */
export const profileLines = [ordererNames, addressLine] as const;

/** What an account may be asked besides, never alone; by the number that it is kept under. */
export const securityQuestions = {
  1: '初めて飼ったペットの名前',
  2: '母親の旧姓',
  3: '卒業した小学校の名前',
  4: '好きな食べ物',
} as const;

export const user = {
  title: 'User',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 0, description: '0: nobody’s' },
    code: { type: 'string', 'x-personal': 'number', description: 'The login id; the shop gives it' },
    email: { type: 'string', 'x-personal': 'mail' },
    is_registered_member: { type: 'boolean', description: 'The mail address is confirmed' },
    second_factor: {
      type: 'string',
      enum: ['none', 'mail', 'totp'],
      description: 'ours: what a login asks for besides',
    },
    security_question: {
      anyOf: [{ type: 'null' }, { type: 'integer', enum: [1, 2, 3, 4], 'x-labels': Object.values(securityQuestions) }],
      description: '1 first pet, 2 mother’s maiden name, 3 primary school, 4 favourite food; null: none is set',
    },
    ...profileFields,
    birth_date: { type: ['string', 'null'], format: 'date', 'x-personal': 'birth' },
    company_name: optional(field.companyName),
    orderer_name: optional(field.ordererName),
    fingerprint: toldFingerprint,
  },
  required: ['id', 'code', 'email', 'is_registered_member', 'second_factor', 'security_question', ...profileNames],
  additionalProperties: false,
} as const;

export type User = Infer<typeof user>;
/** As it is stored, with all of its fields. */
export type Profile = Infer<{
  readonly type: 'object';
  readonly properties: typeof profileFields;
  readonly required: typeof profileNames;
  readonly additionalProperties: false;
}>;
export type SecondFactor = User['second_factor'];

export const loginHistory = {
  title: 'LoginHistory',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    logged_in_at: { type: 'string', format: 'date-time' },
    channel: { type: 'string', 'x-personal': 'none' },
    address: { type: 'string', 'x-personal': 'text', description: 'The network address; empty where nobody knows' },
    user_agent: { type: 'string', 'x-personal': 'text' },
  },
  required: ['id', 'logged_in_at', 'channel', 'address', 'user_agent'],
  additionalProperties: false,
} as const;

export type LoginHistory = Infer<typeof loginHistory>;
