import { describe, expect, it } from 'vitest';
import type { Values } from '../action';
import { actionOf, type ActionName, isActionName } from '../action-of';
import { actions } from '../actions.generated';
import { needsCart, refusedOfCart } from './change-cart';
import { address, ok, orderer, run } from '../test/run-action';

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
  it.each<readonly [form: ActionName, values: Values, call: string]>([
    ['orderer', { ...orderer, ship_to: 'orderer' }, 'cart.modifyOrder'],
    ['shipping', { ...address, key: 'new', divide: '1' }, 'cart.addShipping'],
    ['shipping', { ...address, key: 's1' }, 'cart.modifyShipping'],
    ['shipping-known', { key: 'new' }, 'cart.addShipping'],
    ['shipping-known', { key: 's1' }, 'cart.modifyShipping'],
    ['shipping-join', {}, 'cart.resetShippings'],
    ['division', { 'quantity.11.s1': '1' }, 'cart.divideProducts'],
    ['delivery', {}, 'cart.chooseDelivery'],
    ['gift-words', { receiver_name: '佐藤', sender_name: '山田', message: '' }, 'cart.socialReceiver'],
    ['gift-undo', {}, 'cart.socialReceiver'],
  ])('%s says what it was drawn with', async (form, values, call) => {
    const { sent } = await run(form, { ...values, delivery_fingerprint: seen('a') }, { [call]: ok('delivery') });
    expect(sent.map(([id, { body }]) => [id, (body as Values).delivery_fingerprint])).toEqual([[call, seen('a')]]);
  });
});

describe('what the shop refuses', () => {
  it('leads to the cart where that is gone', () => {
    const answer = { status: 404, headers: {}, body: { code: 'cart.common.is_expired', message: 'x' } };
    expect(refusedOfCart(answer, '/cart/x').screen).toBe('/cart/');
  });
});
