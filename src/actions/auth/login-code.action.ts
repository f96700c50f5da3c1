/** The second factor of a login: the code, for the login that `user_id` names. */
import type { Action } from '../action';
import { afterLogin } from './logged-in';

export const action: Action = async (values, { send }) => {
  const { verify_code = '', user_id = '' } = values;
  const call = 'auth.verify';
  return afterLogin(call, await send(call, { body: { verify_code, user_id } }), values);
};
