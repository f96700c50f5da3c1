/** Opens a shop that is only for those who know its keycode, and leads back to what they came for (rule site.keycode-gate). */
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refusedNaming, type Action } from '../action';

const path = '/keycode/';

export const action: Action = async ({ keycode = '', redirect }, { send }) => {
  const back = returnPath(redirect);
  const screen = withReturn(path, back);
  const call = 'site.checkKeycode';
  const answer = await send(call, { body: { keycode } });
  return isSuccess(answer)
    ? { ok: true, to: back ?? '/', call, answer }
    : refusedNaming(answer, screen, { 'site.keycode.wrong': 'keycode' });
};
