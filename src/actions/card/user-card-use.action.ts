/** Makes a saved card the main one. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/card';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'card.use';
  const answer = await send(call, { params: { id } });
  return isSuccess(answer) ? { ok: true, to: `${screen}?saved=main`, call, answer } : refused(answer, screen);
};
