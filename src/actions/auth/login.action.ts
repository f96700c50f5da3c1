/**
 * Logs a member in; with `sync` an account of another channel, which is linked to this one (rule auth.sync-channel).
 * Whoever has come from a provider brings its ticket, which links the two.
 */
import { returnPath } from '../../domain/return-path';
import { wayOf } from '../../lib/way-to-login';
import type { Action } from '../action';
import { afterLogin } from './logged-in';

export const action: Action = async (values, { send }) => {
  const { login_id = '', password = '', sync, provider_ticket, redirect } = values;
  const call = sync ? 'auth.loginSyncChannel' : 'auth.login';
  const body = { login_id, password, ...(provider_ticket ? { provider_ticket } : {}), ...wayOf(returnPath(redirect)) };
  return afterLogin(call, await send(call, { body }), values);
};
