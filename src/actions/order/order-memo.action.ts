/** What a member notes down of an order; an empty text deletes it. */
import { orderPath } from '../../domain/shown-order';
import { isSuccess, refused, refusedAt, type Action, type Outcome } from '../action';

export const action: Action = async ({ id = '', memo_id: memoId = '', memo = '' }, { send }): Promise<Outcome> => {
  const screen = orderPath({ id });
  const text = memo.replaceAll('\r\n', '\n').trim();
  if (text === '' && memoId === '') return refusedAt(screen, { memo: 'メモを入力してください。' });
  const params = { id: memoId };
  if (text === '') {
    const answer = await send('order.deleteMemo', { params });
    const isGone = isSuccess(answer) || answer.status === 404;
    return isGone
      ? { ok: true, to: screen, call: 'order.deleteMemo', answer, flash: 'memo-deleted' }
      : refused(answer, screen);
  }
  const answer = await send('order.addMemo', { body: { order_id: id, memo: text } });
  return isSuccess(answer)
    ? { ok: true, to: screen, call: 'order.addMemo', answer, flash: 'memo-saved' }
    : refused(answer, screen);
};
