/**
 * Sets another password, which ends all logins, this one included (rule member.password). Whoever was led here by a login
 * with a password that was too old goes on, after the next one, to where that was to lead.
 */
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refusedNaming, type Action } from '../action';

const path = '/mypage/password';

export const action: Action = async ({ password = '', new_password = '', expired, redirect }, { send }) => {
  const call = 'user.password';
  const back = returnPath(redirect);
  const answer = await send(call, { body: { password, new_password } });
  const screen = withReturn(expired === undefined ? path : `${path}?expired=1`, back);
  return isSuccess(answer)
    ? { ok: true, to: withReturn(`${path}?done=1`, back), call, answer }
    : refusedNaming(answer, screen, { 'user.password.wrong': 'password' });
};
