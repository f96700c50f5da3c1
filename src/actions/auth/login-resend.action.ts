/** Another mailed code, for the login that `user_id` names. */
import type { Action } from '../action';
import { afterLogin } from './logged-in';

export const action: Action = async (values, { send }) => {
  const call = 'auth.resendCode';
  return afterLogin(call, await send(call, { body: { user_id: values.user_id ?? '' } }), values);
};
