/** Cancels an order of the member's (rule order.cancel); its screen says what is still to be done. */
import { isSuccess, refused, type Action } from '../action';

export const action: Action = async ({ id = '', cancel_reason = '' }, { send }) => {
  const call = 'order.cancel';
  const screen = `/mypage/order_history/${encodeURIComponent(id)}`;
  const answer = await send(call, { params: { id }, body: { cancel_reason } });
  return isSuccess(answer) ? { ok: true, to: screen, call, answer } : refused(answer, `${screen}?cancel=1`);
};
