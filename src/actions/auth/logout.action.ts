/** Logs out: the browser forgets its tokens and its cart (server/plugins/cookies/session-cookies.ts). */
import { isSuccess, refused, type Action } from '../action';

/** Whoever has forgotten the password goes on to where a mail is sent; only a guest can. */
const reminder = '/reminder';

export const action: Action = async ({ next }, { send }) => {
  const call = 'auth.logout';
  const answer = await send(call, { body: {} });
  return isSuccess(answer)
    ? { ok: true, to: next === 'reminder' ? reminder : '/', call, answer, flash: 'logged-out' }
    : refused(answer, '/mypage/logout');
};
