/** Sets the password in place of a forgotten one, by the mailed link. */
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/reminder/reset';

export const action: Action = async ({ token = '', password = '', redirect }, { send }) => {
  const call = 'user.resetByReminder';
  const answer = await send(call, { body: { type: 'password', token, password } });
  return isSuccess(answer)
    ? { ok: true, to: withReturn(`${path}?done=1`, returnPath(redirect)), call, answer }
    : refusedLink(answer, linkScreen(path, token, redirect));
};
