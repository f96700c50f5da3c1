/** Takes an address out of the member's book. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/address';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'book.remove';
  const answer = await send(call, { params: { id } });
  // Pressed twice, or in two tabs: it is gone, as was wanted.
  if (isSuccess(answer) || answer.status === 404) return { ok: true, to: `${screen}?saved=removed`, call, answer };
  return refused(answer, screen);
};
