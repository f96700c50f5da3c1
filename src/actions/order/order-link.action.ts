/** Mails the link of an order once more. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/orders/receipt/link';

/** Where it leads says no more than the shop does: that it has the request, not that it knows the order. */
export const action: Action = async ({ order_no: no = '', email = '' }, { send }) => {
  const call = 'order.requestLink';
  const answer = await send(call, { body: { order_no: no, email } });
  return isSuccess(answer) ? { ok: true, to: `${screen}?sent=1`, call, answer } : refused(answer, screen);
};
