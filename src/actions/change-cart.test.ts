import { describe, expect, it } from 'vitest';
import { isActionName } from './action-of';
import { actions } from './actions.generated';
import { run } from './test/run-action';

describe('plain forms', () => {
  it.each(
    Object.keys(actions)
      .filter(isActionName)
      .filter((name) => name !== 'cart-add'),
  )('lead to the cart when %s comes without one, and ask nothing', async (name) => {
    const { outcome, sent } = await run(name, {}, {}, { token: '' });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'cart.common.not_found' } });
    expect(sent).toEqual([]);
  });
});
