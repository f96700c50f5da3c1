/** Sets whom a receipt is made out to, and for what (rules order.documents, order.guest-receipt). */
import { isSuccess, refused, type Action } from '../action';

/** `id` of a member's order; a guest's has its number and token, `no` and `t`. */
export const action: Action = async ({ id = '', no = '', t = '', name = '', note = '' }, { send }) => {
  const isOwn = id !== '';
  const call = isOwn ? 'document.changeReceipt' : 'document.changeGuest';
  const answer = isOwn
    ? await send(call, { params: { id }, body: { name, note } })
    : await send(call, { params: { no }, query: { t }, body: { receiptInfo: { name, note } } });
  const screen = isOwn
    ? `/mypage/order_history/${encodeURIComponent(id)}`
    : `/orders/receipt?${new URLSearchParams({ no, t }).toString()}`;
  const saved = `${screen}${isOwn ? '?' : '&'}saved=receipt`;
  return isSuccess(answer) ? { ok: true, to: saved, call, answer } : refused(answer, screen);
};
