/** The second factor of a login: the code, for the login that `user_id` names. */
import { returnPath } from '../../domain/return-path';
import { wayOf } from '../../lib/way-to-login';
import type { Action } from '../action';
import { afterLogin } from './logged-in';

export const action: Action = async (values, { send }) => {
  const { verify_code = '', user_id = '', redirect } = values;
  const call = 'auth.verify';
  const body = { verify_code, user_id, ...wayOf(returnPath(redirect)) };
  return afterLogin(call, await send(call, { body }), values);
};
