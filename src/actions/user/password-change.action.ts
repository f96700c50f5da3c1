/** Sets another password, which ends all logins, this one included (rule member.password). */
import { isSuccess, refusedNaming, type Action } from '../action';

const screen = '/mypage/password';

export const action: Action = async ({ password = '', new_password = '' }, { send }) => {
  const call = 'user.password';
  const answer = await send(call, { body: { password, new_password } });
  return isSuccess(answer)
    ? { ok: true, to: `${screen}?done=1`, call, answer }
    : refusedNaming(answer, screen, { 'user.password.wrong': 'password' });
};
