import type { Profile } from '../../../../schemas/user/user';

/** Of whom nothing is known yet. */
export const emptyProfile: Profile = {
  company_name: '',
  department_or_position: '',
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  orderer_name: '',
  school: '',
  job: '',
  tel: '',
  phone_number: '',
  cell_phone_number: '',
  contact_phone_number: '',
  fax: '',
  postal_code: '',
  prefecture: '',
  city: '',
  address1: '',
  address2: '',
  gender: 4,
  birth_date: null,
  is_receive_newsletter: 0,
};
