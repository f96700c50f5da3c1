import { describe, expect, it } from 'vitest';
import { actionOf, isActionName } from '../action-of';
import { actions } from '../actions.generated';
import { needsCart, refusedOfCart } from './change-cart';
import { run } from '../test/run-action';

const names = Object.keys(actions).filter(isActionName);
const needing = await Promise.all(names.map(async (name) => needsCart(await actionOf(name))));
const ofCarts = names.filter((_, at) => needing[at]);

describe('plain forms', () => {
  it.each(ofCarts)('lead to the cart when %s comes without one, and ask nothing', async (name) => {
    const { outcome, sent } = await run(name, {}, {}, { token: '' });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'cart.common.not_found' } });
    expect(sent).toEqual([]);
  });

  it('that change the cart are those of the checkout and of its lines', () =>
    expect(ofCarts.length).toBeGreaterThan(8));
});

describe('what the shop refuses', () => {
  it('leads to the cart where that is gone', () => {
    const answer = { status: 404, headers: {}, body: { code: 'cart.common.is_expired', message: 'x' } };
    expect(refusedOfCart(answer, '/cart/x').screen).toBe('/cart/');
  });
});
