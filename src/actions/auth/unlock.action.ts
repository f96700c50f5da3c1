/** Unlocks an account by the mailed link, which is used up (rule auth.unlock). */
import { isSuccess, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/login/unlock';

export const action: Action = async ({ token = '' }, { send }) => {
  const call = 'auth.unlock';
  const answer = await send(call, { params: { token } });
  return isSuccess(answer)
    ? { ok: true, to: `${path}?done=1`, call, answer }
    : refusedLink(answer, linkScreen(path, token));
};
