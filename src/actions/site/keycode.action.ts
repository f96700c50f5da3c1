/** Opens a shop that is only for those who know its keycode, and leads back to what they came for (rule site.keycode-gate). */
import { returnPath } from '../../lib/return-path';
import { isSuccess, refused, refusedAt, type Action } from '../action';

const path = '/keycode/';

export const action: Action = async ({ keycode = '', redirect }, { send }) => {
  const back = returnPath(redirect);
  const screen = back === null ? path : `${path}?redirect=${encodeURIComponent(back)}`;
  const call = 'site.checkKeycode';
  const answer = await send(call, { body: { keycode } });
  if (isSuccess(answer)) return { ok: true, to: back ?? '/', call, answer };
  const refusal = refused(answer, screen);
  const { code, message } = refusal.error;
  return code === 'site.keycode.wrong' ? refusedAt(screen, { keycode: message }) : refusal;
};
