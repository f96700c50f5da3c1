/**
 * Ends a login at a provider (rule auth.oauth), with what it says in the address that it has led back to. Whoever is not
 * known by it is asked what they want: to log in and link it, or to register.
 */
import type { BodyOf } from '../../../schemas/query';
import { errorOf } from '../../../schemas/shop-errors';
import type { LooseAnswer } from '../../api/transport';
import { isSuccess, only, refused, type Action } from '../action';
import { callbackScreen } from './callback-screen';
import { afterLogin } from './logged-in';

/** The way back, which a refusal bears as well where its beginning is known. */
const redirectIn = ({ body }: LooseAnswer): string =>
  typeof body === 'object' && body !== null && 'redirect' in body ? String(body.redirect) : '';

/** The provider that the state names; '' where it is none of the shop's making. */
const typeOf = (state: string): string => /^([^.]+)\../.exec(state)?.[1] ?? '';

export const action: Action = async (values, { send }) => {
  const { state = '', error } = values;
  const type = typeOf(state);
  // Who has given it up has lost nothing, whatever else is wrong.
  const fault = error === 'access_denied' ? 'auth.provider.cancelled' : 'auth.provider.failed';
  if (type === '') return { ok: false, screen: callbackScreen(), error: errorOf(fault) };
  const call = 'auth.providerCallback';
  const query = { state, ...only(values, ['code', 'iss', 'error']) };
  const answer = await send(call, { params: { type }, query });
  if (!isSuccess(answer)) return refused(answer, callbackScreen(redirectIn(answer)));
  // A success of the call has its body.
  const {
    provider_ticket: ticket,
    provider_name: name = '',
    redirect = '',
    known = {},
  } = answer.body as BodyOf<typeof call>;
  if (ticket === undefined) return afterLogin(call, answer, { redirect });
  const { email = '', last_name = '', first_name = '' } = known;
  const joining = { provider_ticket: ticket, provider_name: name, provider: type };
  const shown = { ...joining, redirect, email, last_name, first_name };
  return { ok: 'shown', screen: callbackScreen(), values: shown, isKept: true, done: { call, answer } };
};
