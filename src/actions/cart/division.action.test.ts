import { describe, expect, it } from 'vitest';
import { ok, run, token } from '../test/run-action';

describe('plain forms', () => {
  it.each(['２', ' 2 ', '　２'])('divide goods by numbers as they are typed: %j', async (quantity) => {
    const { outcome, sent } = await run(
      'division',
      { 'q.11.s1': quantity, 'q.11.s4': '' },
      { 'cart.divideProducts': ok('delivery') },
    );
    const quantities = [
      { shipping_key: 's1', quantity: 2 },
      { shipping_key: 's4', quantity: 0 },
    ];
    expect(sent.at(-1)?.[1].body).toEqual({ token, products: [{ sku_id: 11, quantities }] });
    expect(outcome).toMatchObject({ ok: true });
  });

  it.each(['0x2', '1e1', '2.0', '+2', '1 2', '二'])('divide nothing by what is no number: %j', async (quantity) => {
    const { outcome } = await run('division', { 'q.11.s1': quantity }, { 'cart.divideProducts': ok('delivery') });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'request.invalid' } });
  });

  it('[cart.multiple-shipping] divide the goods, and show the division again where the shop refuses it', async () => {
    const values = { 'q.11.s1': '2', 'q.11.s4': '1', 'q.21.s1': '1', 'q.21.s4': '' };
    const { outcome, sent } = await run('division', values, { 'cart.divideProducts': ok('delivery') });
    expect(sent.at(-1)?.[1].body).toEqual({
      token,
      products: [
        {
          sku_id: 11,
          quantities: [
            { shipping_key: 's1', quantity: 2 },
            { shipping_key: 's4', quantity: 1 },
          ],
        },
        {
          sku_id: 21,
          quantities: [
            { shipping_key: 's1', quantity: 1 },
            { shipping_key: 's4', quantity: 0 },
          ],
        },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
    for (const text of ['-1', '1e9', '1.5', '二', 'Infinity']) {
      const refused = await run('division', { ...values, 'q.11.s4': text }, {});
      expect(refused.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-add?divide=1' });
      expect(JSON.stringify(refused.outcome)).toContain('products.0.quantities.1.quantity');
    }
    const joined = await run('shipping-join', {}, { 'cart.resetShippings': ok('delivery') });
    expect(joined.outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
  });
});
