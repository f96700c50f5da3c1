/** Leaves the shop, which deletes the account and ends all logins (rule member.leave). */
import { isSuccess, refusedNaming, type Action } from '../action';

const screen = '/mypage/leave';

export const action: Action = async ({ password = '' }, { send }) => {
  const call = 'user.leave';
  const answer = await send(call, { body: { password } });
  return isSuccess(answer)
    ? { ok: true, to: `${screen}?done=1`, call, answer }
    : refusedNaming(answer, screen, { 'user.password.wrong': 'password' });
};
