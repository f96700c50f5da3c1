import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { address, ok, run, token, toOther } from '../test/run-action';

describe('plain forms', () => {
  it('change the one address by its key, and never add a second by accident', async () => {
    const answers = { 'cart.modifyShipping': ok('delivery', [toOther]) };
    const { outcome, sent } = await run('shipping', { ...address, key: 's4' }, answers);
    expect(sent).toEqual([['cart.modifyShipping', { body: { token, key: 's4', address } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
    const { sent: without } = await run('shipping', address, answers);
    expect(without.map(([call]) => call)).toEqual(['cart.modifyShipping']);
  });

  it('lead from an address, and from a division, to the delivery, also where nothing of it is open', async () => {
    for (const next of ['payment', 'confirm']) {
      const changed = { 'cart.modifyShipping': ok(next, [toOther]), 'cart.divideProducts': ok(next) };
      for (const name of ['shipping', 'division'] as const) {
        const { outcome } = await run(name, { ...address, key: 's4', 'q.11.s4': '1' }, changed);
        expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
      }
    }
    const { outcome } = await run('shipping', { ...address, key: 's4' }, { 'cart.modifyShipping': ok('orderer') });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-select' });
  });

  it('send the one shipping to an address of the book, and go on', async () => {
    const answers = { 'cart.modifyShipping': ok('delivery', [toOther]) };
    const { outcome, sent } = await run('shipping-known', { key: 's4', user_address_id: '7' }, answers);
    expect(sent).toEqual([['cart.modifyShipping', { body: { token, key: 's4', user_address_id: 7 } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
    expect((await run('shipping-known', { key: 's4' }, {})).outcome).toMatchObject({ screen: '/cart/shipping-add' });
  });

  it('put what a member types into their book where they want it, and go on where it is full, which is said', async () => {
    const cart = { 'cart.modifyShipping': ok('delivery', [toOther]) };
    const wish = { ...address, key: 's4', in_book: '1' };
    const taken = await run('shipping', wish, { ...cart, 'book.add': { status: 201, body: {} } });
    expect(taken.sent).toEqual([
      ['cart.modifyShipping', { body: { token, key: 's4', address } }],
      ['book.add', { body: address }],
    ]);
    expect(taken.outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
    const full = await run('shipping', wish, { ...cart, 'book.add': { status: 422, body: errorOf('book.full') } });
    expect(full.outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail', flash: 'book-full' });
    const invalid = await run('shipping', wish, {
      ...cart,
      'book.add': { status: 422, body: errorOf('request.invalid') },
    });
    expect(invalid.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-add' });
    const outdated = { status: 422, body: errorOf('cart.update_products.part_not_found') };
    const strange = await run('shipping', wish, { 'cart.modifyShipping': outdated });
    expect(strange.sent).toHaveLength(1);
    expect(strange.outcome).toMatchObject({ ok: false, error: { code: outdated.body.code } });
    const wrong = await run('shipping', { ...wish, city: '' }, cart);
    expect(wrong.outcome).toMatchObject({ ok: false, error: { errors: { city: expect.any(Array) } } });
  });

  it('[cart.multiple-shipping] add a further address, change one of several, and lead to the division', async () => {
    const answers = { 'cart.modifyShipping': ok('shipping'), 'cart.addShipping': ok('shipping') };
    const further = await run('shipping', { ...address, key: 'new', divide: '1' }, answers);
    expect(further.sent).toEqual([['cart.addShipping', { body: { token, address } }]]);
    const changed = await run('shipping', { ...address, key: 's4', divide: '1' }, answers);
    expect(changed.sent[0]?.[0]).toBe('cart.modifyShipping');
    const own = await run('shipping-known', {}, answers);
    expect(own.sent).toEqual([['cart.addShipping', { body: { token, to_orderer: true } }]]);
    const kept = await run('shipping-known', { user_address_id: '7' }, answers);
    expect(kept.sent).toEqual([['cart.addShipping', { body: { token, user_address_id: 7 } }]]);
    for (const { outcome } of [further, changed, own, kept])
      expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add?divide=1' });
    for (const [places, to] of [
      ['0', '/cart/shipping-add?divide=1'],
      ['1', '/cart/shipping-add?divide=1&error=cart.shipping.known'],
    ] as const) {
      const added = await run('shipping', { ...address, key: 'new', divide: '1', places }, answers);
      const home = await run('shipping-known', { places }, answers);
      for (const { outcome } of [added, home]) expect(outcome).toMatchObject({ ok: true, to });
    }
    const { outcome } = await run('shipping', { ...address, city: '', key: 'new', divide: '1' }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-add?shipping=new' });
  });
});
