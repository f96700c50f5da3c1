/** Unlocks an account by the mailed link, which is used up (rule auth.unlock). */
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/login/unlock';

export const action: Action = async ({ token = '', redirect }, { send }) => {
  const call = 'auth.unlock';
  const answer = await send(call, { params: { token } });
  return isSuccess(answer)
    ? { ok: true, to: withReturn(`${path}?done=1`, returnPath(redirect)), call, answer }
    : refusedLink(answer, linkScreen(path, token, redirect));
};
