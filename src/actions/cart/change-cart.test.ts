import { describe, expect, it } from 'vitest';
import { actionOf, isActionName } from '../action-of';
import { actions } from '../actions.generated';
import { needsCart, refusedOfCart } from './change-cart';
import { address, orderer, run, toOrderer, toOther } from '../test/run-action';

const seen = (sign: string): string => sign.repeat(43);

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

describe('a form that chooses anew what it shows', () => {
  it('says with its first call what it was drawn with, and with the next ones what the last has answered', async () => {
    const cart = (delivery_fingerprint: string, shippings: readonly object[]) => ({
      status: 200,
      body: { delivery_fingerprint, next_step: 'delivery', detail: { shippings } },
    });
    const several = [toOther, toOrderer];
    const { sent } = await run('orderer', { ...orderer, ship_to: 'orderer', delivery_fingerprint: seen('a') }, {
      'cart.modifyOrder': cart(seen('b'), several),
      'cart.resetShippings': cart(seen('c'), [toOther]),
      'cart.modifyShipping': cart(seen('d'), [toOrderer]),
    }); // prettier-ignore
    expect(sent.map(([call, { body }]) => [call, (body as Record<string, unknown>).delivery_fingerprint])).toEqual([
      ['cart.modifyOrder', seen('a')],
      ['cart.resetShippings', seen('b')],
      ['cart.modifyShipping', seen('c')],
    ]);
  });

  it('puts an address that was typed in for another cart into no book', async () => {
    const drawn = {
      'cart.cart': { status: 200, body: { delivery_fingerprint: seen('b'), detail: { shippings: [] } } },
    };
    const values = { ...address, key: 'new', divide: '1', in_book: '1', delivery_fingerprint: seen('a') };
    const { outcome, sent } = await run('shipping', values, drawn);
    expect(sent.map(([call]) => call)).toEqual(['cart.cart']);
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-add?shipping=new' });
  });
});

describe('what the shop refuses', () => {
  it('leads to the cart where that is gone', () => {
    const answer = { status: 404, headers: {}, body: { code: 'cart.common.is_expired', message: 'x' } };
    expect(refusedOfCart(answer, '/cart/x').screen).toBe('/cart/');
  });
});
