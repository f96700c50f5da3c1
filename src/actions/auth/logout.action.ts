/** Logs out: the browser forgets its tokens and its cart (server/plugins/cookies/session-cookies.ts). */
import { isSuccess, refused, type Action } from '../action';

export const action: Action = async (_values, { send }) => {
  const call = 'auth.logout';
  const answer = await send(call, { body: {} });
  return isSuccess(answer)
    ? { ok: true, to: '/', call, answer, flash: 'logged-out' }
    : refused(answer, '/mypage/logout');
};
