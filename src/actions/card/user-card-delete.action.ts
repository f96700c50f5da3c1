/** Deletes one of the member's saved cards. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/card';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'card.remove';
  const answer = await send(call, { query: { id } });
  // Pressed twice, or in two tabs: it is gone, as was wanted.
  if (isSuccess(answer) || answer.status === 404) return { ok: true, to: `${screen}?saved=removed`, call, answer };
  return refused(answer, screen);
};
