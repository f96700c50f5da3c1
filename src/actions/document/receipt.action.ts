/** Sets whom a receipt is made out to, and for what (rules order.documents, order.guest-receipt). */
import { documentsId, orderOf, orderPath } from '../../domain/shown-order';
import { isSuccess, refused, type Action } from '../action';

export const action: Action = async ({ name = '', note = '', ...which }, { send }) => {
  const order = orderOf(which);
  const call = 'id' in order ? 'document.changeReceipt' : 'document.changeGuest';
  const answer =
    'id' in order
      ? await send('document.changeReceipt', { params: { id: order.id }, body: { name, note } })
      : await send('document.changeGuest', {
          params: { no: order.no },
          query: { t: order.t },
          body: { receiptInfo: { name, note } },
        });
  return isSuccess(answer)
    ? { ok: true, to: `${orderPath(order)}#${documentsId}`, call, answer, flash: 'receipt-changed' }
    : refused(answer, orderPath(order), (field) => field.replace(/^receiptInfo\./, ''));
};
