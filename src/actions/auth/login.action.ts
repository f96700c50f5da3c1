/** Logs a member in; with `sync` an account of another channel, which is linked to this one (rule auth.sync-channel). */
import type { Action } from '../action';
import { afterLogin } from './logged-in';

export const action: Action = async (values, { send }) => {
  const { login_id = '', password = '', sync } = values;
  const call = sync ? 'auth.loginSyncChannel' : 'auth.login';
  return afterLogin(call, await send(call, { body: { login_id, password } }), values);
};
