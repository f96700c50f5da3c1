/** Mails a link to whoever has forgotten the password, or with the `type` username the login id. */
import { isSuccess, refused, type Action } from '../action';

const screens = { password: '/reminder', username: '/reminder/username' } as const;

/** Where it leads says no more than the shop does: that it has the address, not that it knows it. */
export const action: Action = async ({ type: forgotten, email = '' }, { send }) => {
  const type = forgotten === 'username' ? 'username' : 'password';
  const screen = screens[type];
  const call = 'user.requestReminder';
  const answer = await send(call, { body: { type, email } });
  return isSuccess(answer) ? { ok: true, to: `${screen}?sent=1`, call, answer } : refused(answer, screen);
};
