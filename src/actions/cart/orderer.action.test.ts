import { describe, expect, it } from 'vitest';
import { calls, ok, orderer, run, token, toOrderer, toOther } from '../test/run-action';

describe('plain forms', () => {
  it('hand on addresses as they were typed, which the shop reads as they are meant', async () => {
    const typed = {
      ...orderer,
      last_name_kana: 'やまだ',
      first_name_kana: 'ﾊﾅｺ',
      phone_number: '０９０－１２３４－５６７８ ',
      postal_code: '９２０－００００',
      email: ' hanako@example.jp',
    };
    const { outcome, sent } = await run(
      'orderer',
      { ...typed, ship_to: 'orderer' },
      {
        'cart.modifyOrder': ok('shipping'),
        'cart.modifyShipping': ok('delivery'),
      },
    );
    expect(outcome).toMatchObject({ ok: true });
    expect(sent[0]?.[1].body).toMatchObject({ orderer: typed });
    const read = calls.get('cart.modifyOrder')?.readInput(sent[0]?.[1] ?? {});
    expect(read).toMatchObject({
      ok: true,
      input: {
        body: {
          orderer: {
            last_name_kana: 'ヤマダ',
            first_name_kana: 'ハナコ',
            phone_number: '090-1234-5678',
            postal_code: '920-0000',
            email: 'hanako@example.jp',
          },
        },
      },
    });
  });

  it('save who orders, send the goods there too, and lead to the next step', async () => {
    const { outcome, sent } = await run(
      'orderer',
      { ...orderer, ship_to: 'orderer', extra: 'x' },
      { 'cart.modifyOrder': ok('delivery'), 'cart.modifyShipping': ok('delivery') },
    );
    expect(sent[0]?.[1].body).toEqual({ token, orderer });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
  });

  it('ask for another address where the goods go elsewhere', async () => {
    const answers = { 'cart.modifyOrder': ok('delivery'), 'cart.resetShippings': ok('shipping') };
    const { outcome, sent } = await run('orderer', { ...orderer, ship_to: 'other' }, answers);
    expect(sent[1]?.[1].body).toEqual({ token, is_removing_address: true });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
  });

  it('[cart.multiple-shipping] join several addresses again where all goes to who orders', async () => {
    const answers = {
      'cart.modifyOrder': ok('delivery', [toOther, toOrderer]),
      'cart.resetShippings': ok('delivery', [toOther]),
      'cart.modifyShipping': ok('delivery'),
    };
    const { outcome, sent } = await run('orderer', { ...orderer, ship_to: 'orderer' }, answers);
    expect(sent.slice(1).map(([call, { body }]) => [call, body])).toEqual([
      ['cart.resetShippings', { token }],
      ['cart.modifyShipping', { token, key: 's4', to_orderer: true }],
    ]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
  });

  it('[cart.multiple-shipping] lead to the division where several addresses are to stay', async () => {
    const answers = { 'cart.modifyOrder': ok('delivery', [toOrderer, toOther]) };
    const { outcome, sent } = await run('orderer', { ...orderer, ship_to: 'other' }, answers);
    expect(sent).toHaveLength(1);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
  });

  it('name the field of the form, not of the call', async () => {
    const { outcome } = await run('orderer', { ...orderer, last_name_kana: '山田' }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-select' });
    expect(outcome && !outcome.ok && Object.keys(outcome.error.errors ?? {})).toEqual(['last_name_kana']);
  });

  it('ask no second time for another address, and leave one alone that goes to the orderer already', async () => {
    const awaited = await run(
      'orderer',
      { ...orderer, ship_to: 'other' },
      { 'cart.modifyOrder': ok('shipping', [toOther]) },
    );
    const home = await run('orderer', { ...orderer, ship_to: 'orderer' }, { 'cart.modifyOrder': ok('delivery') });
    const empty = await run('orderer', orderer, { 'cart.modifyOrder': ok(null, []) });
    expect([awaited, home, empty].map(({ sent }) => sent.length)).toEqual([1, 1, 1]);
    expect([awaited, home, empty].map(({ outcome }) => outcome)).toMatchObject([
      { to: '/cart/shipping-add' },
      { to: '/cart/shipping-detail' },
      { to: '/cart/' },
    ]);
  });
});
