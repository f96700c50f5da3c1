/** Begins a login at a provider (rule auth.oauth): the browser goes to the address that the shop says. */
import type { BodyOf } from '../../../schemas/query';
import { returnPath } from '../../domain/return-path';
import { isSuccess, refused, type Action } from '../action';
import { callbackScreen } from './callback-screen';

export const action: Action = async ({ provider = '', redirect, sync }, { send }) => {
  const call = 'auth.providerRedirect';
  const query = { redirect: returnPath(redirect) ?? '', ...(sync ? { is_sync_user_channel: true } : {}) };
  const answer = await send(call, { params: { provider }, query });
  if (!isSuccess(answer)) return refused(answer, callbackScreen(redirect));
  // A success of the call has its body.
  return { ok: true, to: (answer.body as BodyOf<typeof call>).url, call, answer };
};
