/** Members' accounts, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { User } from '../../../../schemas/user/user';
import type { Handlers } from '../../../handlers';
import { Refusal } from '../../../http/error-answer';
import type { UserService } from './user.service';

/** Of whom nothing is known yet. */
const dummy: User = {
  id: 0,
  code: '',
  email: '',
  is_registered_member: false,
  second_factor: 'none',
  security_question: null,
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

export const userHandlers = ({ users }: { readonly users: UserService }): Handlers<Contract['user']> => ({
  async register({ body: { email, password, ...profile } }, context) {
    await users.register(context, { email, password, profile });
    return { status: 204, body: undefined };
  },

  dummy: () => ({ status: 200, body: dummy }),

  async me(_input, { visitor }) {
    const user = await users.me(visitor.userId);
    // Who has left since the token was looked at has no token any more.
    if (!user) throw new Refusal('auth.required');
    return { status: 200, body: user };
  },

  async requestVerification({ body }, context) {
    await users.requestVerification(context, body.email);
    return { status: 204, body: undefined };
  },

  async checkVerification({ body: { token, password } }, context) {
    const result = await users.checkVerification(context, token, password);
    if (result.ok) return { status: 200, body: result.user };
    return result.code === 'user.link.not_found'
      ? { status: 404, body: errorOf(result.code) }
      : { status: 422, body: errorOf(result.code) };
  },
});
