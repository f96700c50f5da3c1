import { describe, expect, it } from 'vitest';
import { calls, ok, orderer, run, token } from '../test/run-action';

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
      { 'cart.modifyOrder': ok('delivery') },
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
    const values = { ...orderer, ship_to: 'orderer', places: '1', extra: 'x' };
    const { outcome, sent } = await run('orderer', values, { 'cart.modifyOrder': ok('payment') });
    expect(sent).toEqual([['cart.modifyOrder', { body: { token, orderer, ship_to: 'orderer' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });

  it('ask for another address where the goods go elsewhere', async () => {
    const answers = { 'cart.modifyOrder': ok('shipping') };
    const { outcome, sent } = await run('orderer', { ...orderer, ship_to: 'other' }, answers);
    expect(sent[0]?.[1].body).toEqual({ token, orderer, ship_to: 'other' });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
  });

  it('[cart.multiple-shipping] lead to the days where several addresses were joined, and to the division where they stay', async () => {
    const answers = { 'cart.modifyOrder': ok('payment') };
    for (const [to, path] of [
      ['orderer', '/cart/shipping-detail'],
      ['other', '/cart/shipping-add'],
    ] as const) {
      const { outcome } = await run('orderer', { ...orderer, ship_to: to, places: '2' }, answers);
      expect(outcome).toMatchObject({ ok: true, to: path });
    }
  });

  it('name the field of the form, not of the call', async () => {
    const { outcome } = await run('orderer', { ...orderer, last_name_kana: '山田' }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-select' });
    expect(outcome && !outcome.ok && Object.keys(outcome.error.errors ?? {})).toEqual(['last_name_kana']);
  });
});
