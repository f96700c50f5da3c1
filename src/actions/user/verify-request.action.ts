/** Mails the link that confirms a mail address once more, where it is to be confirmed. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/verify';

/** Where it leads says no more than the shop does: that it has the address, not that it knows it. */
export const action: Action = async ({ email = '', own }, { send }) => {
  const call = 'user.requestVerification';
  // Whoever is logged in is asked for no address: the shop has it.
  const answer = await send(call, { body: own === undefined ? { email } : {} });
  return isSuccess(answer) ? { ok: true, to: `${screen}?sent=1`, call, answer } : refused(answer, screen);
};
