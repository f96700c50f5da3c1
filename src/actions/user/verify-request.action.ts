/** Mails the link that confirms a mail address once more, where it is to be confirmed. */
import { returnPath } from '../../domain/return-path';
import { wayOf, withReturn } from '../../lib/way-to-login';
import { isSuccess, refused, type Action } from '../action';

const path = '/verify';

/** Where it leads says no more than the shop does: that it has the address, not that it knows it. */
export const action: Action = async ({ email = '', own, redirect }, { send }) => {
  const back = returnPath(redirect);
  const call = 'user.requestVerification';
  // Whoever is logged in is asked for no address: the shop has it.
  const answer = await send(call, { body: { ...(own === undefined ? { email } : {}), ...wayOf(back) } });
  return isSuccess(answer)
    ? { ok: true, to: withReturn(`${path}?sent=1`, back), call, answer }
    : refused(answer, withReturn(path, back));
};
