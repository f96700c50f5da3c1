import { describe, expect, it } from 'vitest';
import { run } from '../test/run-action';

const id = 'A'.repeat(22);
const saved = { status: 201, body: { id: 7, order_id: id, memo: 'x' } };

describe('[order.memo] a memo', () => {
  it('is saved with its lines, and the order is shown with a word of it', async () => {
    const { sent, outcome } = await run(
      'order-memo',
      { id, memo_id: '', memo: ' 母へ。\r\n来年 ' },
      { 'order.addMemo': saved },
    );
    expect(sent).toEqual([['order.addMemo', { body: { order_id: id, memo: '母へ。\n来年' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `/mypage/order_history/${id}`, flash: 'memo-saved' });
  });

  it('that is emptied is deleted, also where it is gone already', async () => {
    for (const status of [204, 404]) {
      const answers = { 'order.deleteMemo': { status, body: null } };
      const { sent, outcome } = await run('order-memo', { id, memo_id: '7', memo: ' ' }, answers);
      expect(sent.map(([call]) => call)).toEqual(['order.deleteMemo']);
      expect(outcome).toMatchObject({ ok: true, flash: 'memo-deleted' });
    }
  });

  it('that is empty, too long or of an order that is gone is told at the order', async () => {
    const empty = await run('order-memo', { id, memo_id: '', memo: '' }, {});
    expect(empty).toMatchObject({ sent: [], outcome: { ok: false, error: { errors: { memo: [{}] } } } });
    const long = await run('order-memo', { id, memo_id: '', memo: 'x'.repeat(501) }, {});
    expect(long.outcome).toMatchObject({ ok: false, error: { errors: { memo: [{}] } } });
    const gone = { 'order.addMemo': { status: 404, body: { code: 'order.not-found', message: 'm' } } };
    expect((await run('order-memo', { id, memo_id: '', memo: 'x' }, gone)).outcome).toMatchObject({ ok: false });
  });
});
