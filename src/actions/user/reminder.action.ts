/** Mails a link to whoever has forgotten the password, or with the `type` username the login id. */
import { returnPath } from '../../domain/return-path';
import { wayOf, withReturn } from '../../lib/way-to-login';
import { isSuccess, refused, type Action } from '../action';

const screens = { password: '/reminder', username: '/reminder/username' } as const;

/** Where it leads says no more than the shop does: that it has the address, not that it knows it. */
export const action: Action = async ({ type: forgotten, email = '', redirect }, { send }) => {
  const type = forgotten === 'username' ? 'username' : 'password';
  const back = returnPath(redirect);
  const screen = screens[type];
  const call = 'user.requestReminder';
  const answer = await send(call, { body: { type, email, ...wayOf(back) } });
  return isSuccess(answer)
    ? { ok: true, to: withReturn(`${screen}?sent=1`, back), call, answer }
    : refused(answer, withReturn(screen, back));
};
