import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { ok, run, token, type Answer } from '../test/run-action';

describe('plain forms', () => {
  it('put a chosen SKU into the cart and lead there', async () => {
    const { outcome, sent } = await run('cart-add', { sku_id: '7', quantity: '2' }, { 'cart.addProducts': ok(null) });
    expect(sent[0]?.[1].body).toEqual({ token, products: [{ sku_id: 7, quantity: 2 }] });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/' });
  });

  it('find the SKU by the values of its axes', async () => {
    const product = {
      product_model: {
        axes: [{ name: '入数' }],
        products: [
          { id: 1, options: { 入数: '六個' } },
          { id: 2, options: { 入数: '八個' } },
        ],
      },
    };
    const { sent } = await run(
      'cart-add',
      { product_key: 'kurikinton', 'option.入数': '八個', quantity: '1' },
      { 'catalog.product': { status: 200, body: product }, 'cart.addProducts': ok(null) },
    );
    expect(sent[1]?.[1].body).toMatchObject({ products: [{ sku_id: 2, quantity: 1 }] });
  });

  it('[cart.accessories] take along what is wanted of options, and say at the field what is wrong with it', async () => {
    const product = { product_model: { axes: [], products: [{ id: 1, options: {} }] } };
    const values = {
      product_key: 'vest',
      'with.name': '1',
      'of.name.name': 'Yamada',
      'of.hem.length': '70',
      quantity: '1',
    };
    const refused: Answer = {
      status: 422,
      body: {
        ...errorOf('cart.option.invalid'),
        errors: { 'products.0.options.0.details.name': [{ code: 'pattern', message: '漢字で' }] },
      },
    };
    const { outcome, sent } = await run('cart-add', values, {
      'catalog.product': { status: 200, body: product },
      'cart.addProducts': refused,
    });
    const options = [{ key: 'name', details: { name: 'Yamada' } }];
    expect(sent[1]?.[1].body).toEqual({ token, products: [{ sku_id: 1, quantity: 1, options }] });
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/product/vest',
      error: { errors: { 'of.name.name': [{ message: '漢字で' }] } },
    });
  });

  const twoAxes = {
    product_model: {
      axes: [{ name: '色' }, { name: 'サイズ' }],
      products: [{ id: 1, options: { 色: '紺', サイズ: 'S' } }],
    },
  };

  const found = { 'catalog.product': { status: 200, body: twoAxes } };

  it('say at the field which axis of a product was not chosen, on the product’s own screen', async () => {
    const { outcome, sent } = await run('cart-add', { product_key: 'vest', 'option.色': '紺', quantity: '1' }, found);
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/product/vest',
      error: { errors: { 'option.サイズ': [{ message: 'サイズを選択してください。' }] } },
    });
    expect(sent.map(([call]) => call)).toEqual(['catalog.product']);
  });

  it('say of values that do not go together that there is no such thing', async () => {
    const values = { product_key: 'vest', 'option.色': '紺', 'option.サイズ': 'XL', quantity: '1' };
    const { outcome } = await run('cart-add', values, found);
    expect(outcome).toMatchObject({ screen: '/product/vest', error: { errors: { 'option.サイズ': [{}] } } });
  });

  it('show a product again whose quantity is wrong, with the fault at its field', async () => {
    const values = { product_key: 'vest', 'option.色': '紺', 'option.サイズ': 'S', quantity: '0' };
    const { outcome } = await run('cart-add', values, found);
    const errors = outcome && !outcome.ok ? outcome.error.errors : null;
    expect(outcome).toMatchObject({ ok: false, screen: '/product/vest' });
    expect(Object.keys(errors ?? {})).toEqual(['quantity']);
  });

  it('begin a new cart where the old one is gone', async () => {
    const gone: Answer = { status: 404, body: errorOf('cart.common.is_expired') };
    const { sent } = await run('cart-add', { sku_id: '7' }, { 'cart.addProducts': gone });
    expect(sent.map(([, { body }]) => 'token' in (body as object))).toEqual([true, false]);
  });

  it.each(['0', '-1', '1; drop', '1e9', '', '1000000000'])(
    'say that it is the quantity, when goods are added with %j',
    async (quantity) => {
      const { outcome } = await run('cart-add', { sku_id: '7', quantity }, {});
      const errors = outcome && !outcome.ok ? outcome.error.errors : null;
      expect(Object.values(errors ?? {})[0]?.[0]?.message).toMatch(/^数量は/);
    },
  );
});
