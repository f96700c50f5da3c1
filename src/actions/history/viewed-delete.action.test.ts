import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'history.remove';
const screen = '/mypage/product_history';

describe('what follows when a product is taken out of what was looked at', () => {
  it('[member.product-history-delete] is the list again, which says so, even where it was gone already', async () => {
    for (const answer of [
      { status: 204, body: undefined },
      { status: 404, body: errorOf('history.not-found') },
    ]) {
      const { outcome, sent } = await run('viewed-delete', { id: '7' }, { [call]: answer });
      expect(sent).toEqual([[call, { params: { id: '7' } }]]);
      expect(outcome).toMatchObject({ ok: true, to: `${screen}?removed=1` });
    }
  });

  it('is the list with what the shop says where it cannot be', async () => {
    expect((await run('viewed-delete', { id: '7' }, {})).outcome).toMatchObject({ ok: false, screen });
    expect((await run('viewed-delete', {}, {})).outcome).toMatchObject({ ok: false, screen });
  });
});
