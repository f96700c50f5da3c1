import { describe, expect, it } from 'vitest';
import { ok, run } from '../test/run-action';

describe('plain forms', () => {
  it.each(['0', '-1', '1; drop', '1e9', ''])(
    'show the cart with what is wrong for a quantity of %j',
    async (quantity) => {
      const { outcome } = await run('cart-modify', { key: 'l1', quantity }, {});
      expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'request.invalid' } });
      expect(JSON.stringify(outcome)).toContain('数量');
    },
  );

  it('read full-width digits as digits', async () => {
    const { sent } = await run('cart-modify', { key: 'l1', quantity: '１２' }, { 'cart.modifyProducts': ok(null) });
    expect(sent[0]?.[1].body).toMatchObject({ products: [{ key: 'l1', quantity: 12 }] });
  });
});
