/** Cancels an order (rule order.cancel), of a member or a guest; its screen says what is still to be done. */
import { orderOf, orderPath } from '../../domain/shown-order';
import { isSuccess, refused, type Action } from '../action';

export const action: Action = async ({ cancel_reason = '', ...which }, { send }) => {
  const order = orderOf(which);
  const body = { cancel_reason };
  const call = 'id' in order ? 'order.cancel' : 'order.cancelGuest';
  const answer =
    'id' in order
      ? await send('order.cancel', { params: { id: order.id }, body })
      : await send('order.cancelGuest', { params: { no: order.no }, query: { t: order.t }, body });
  return isSuccess(answer)
    ? { ok: true, to: orderPath(order), call, answer, flash: 'order-cancelled' }
    : refused(answer, orderPath(order, { cancel: '1' }));
};
