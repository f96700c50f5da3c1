/** Makes an address of the book the default, or with `as` the sender's. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/address';

export const action: Action = async ({ id = '', as = '' }, { send }) => {
  const call = as === 'sender' ? 'book.useSender' : 'book.use';
  const answer = await send(call, { params: { id } });
  const saved = as === 'sender' ? 'sender' : 'default';
  return isSuccess(answer) ? { ok: true, to: `${screen}?saved=${saved}`, call, answer } : refused(answer, screen);
};
