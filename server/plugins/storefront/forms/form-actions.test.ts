import { describe, expect, it } from 'vitest';
import { contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/contract/errors';
import type { LooseAnswer, LooseInput } from '../../../../src/api/transport';
import { compileCalls } from '../../../http/compiled-call';
import { formActions, type Values } from './form-actions';

const token = 'A'.repeat(22);
const calls = compileCalls(contract);

type Answer = Pick<LooseAnswer, 'status' | 'body'>;

/** Sends to answers by call; what the contract would refuse is refused as the shop does it. */
const run = async (name: string, values: Values, answers: Record<string, Answer>, own = token) => {
  const sent: [string, LooseInput][] = [];
  const send = (call: string, input: LooseInput): Promise<LooseAnswer> => {
    sent.push([call, input]);
    const read = calls.get(call)?.readInput(input);
    if (read?.ok === false) {
      return Promise.resolve({
        status: 422,
        headers: {},
        body: { ...errorOf('request.invalid'), errors: read.errors },
      });
    }
    return Promise.resolve({ headers: {}, ...(answers[call] ?? { status: 500, body: errorOf('server.error') }) });
  };
  const outcome = await formActions[name]?.(values, { token: own, send });
  return { outcome, sent };
};

const toOrderer = { key: 's1', is_orderer: true };
const toOther = { key: 's4', is_orderer: false };
const ok = (next: string | null, shippings: readonly object[] = [toOrderer]): Answer => ({
  status: 200,
  body: { next_step: next, detail: { shippings } },
});

const orderer = {
  last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', email: 'hanako@example.jp',
  phone_number: '09012345678', postal_code: '920-0000', prefecture: '石川県', city: '金沢市', address1: '実里町1', address2: '',
}; // prettier-ignore

const address = {
  shipping_last_name: '佐藤', shipping_first_name: '一郎', shipping_kana: 'サトウ　イチロウ', postal_code: '5300001',
  prefecture: '大阪府', city: '大阪市北区', address1: '梅田1-1', address2: '', phone_number: '0612345678',
}; // prettier-ignore

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

  it('say where it is chosen that no payment method was, and ask nothing', async () => {
    const { outcome, sent } = await run('payment', {}, {});
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/cart/payment',
      error: { errors: { payment_id: [{ message: 'お支払い方法を選択してください。' }] } },
    });
    expect(sent).toEqual([]);
  });

  it('say of a card that it needs script, instead of showing the same screen without a word', async () => {
    const body = { next_step: 'payment', payment: { kind: 'card', masked_number: null } };
    const { outcome } = await run('payment', { payment_id: '1' }, { 'cart.modifyOrder': { status: 200, body } });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/payment', error: { code: 'cart.payment.card_missing' } });
  });

  it('lead from a refused payment to where it is chosen', async () => {
    const declined: Answer = { status: 422, body: errorOf('payment.declined') };
    const { outcome } = await run('decide', { fingerprint: 'f'.repeat(43) }, { 'cart.decide': declined });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/payment' });
  });

  it('begin a new cart where the old one is gone', async () => {
    const gone: Answer = { status: 404, body: errorOf('cart.common.is_expired') };
    const { sent } = await run('cart-add', { sku_id: '7' }, { 'cart.addProducts': gone });
    expect(sent.map(([, { body }]) => 'token' in (body as object))).toEqual([true, false]);
  });

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
    expect(sent[0]?.[1].body).toEqual({ token, products: [{ sku_id: 11, quantities }] });
    expect(outcome).toMatchObject({ ok: true });
  });

  it.each(['0x2', '1e1', '2.0', '+2', '1 2', '二'])('divide nothing by what is no number: %j', async (quantity) => {
    const { outcome } = await run('division', { 'q.11.s1': quantity }, { 'cart.divideProducts': ok('delivery') });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'request.invalid' } });
  });

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

  it.each(['0', '-1', '1; drop', '1e9', ''])(
    'show the cart with what is wrong for a quantity of %j',
    async (quantity) => {
      const { outcome } = await run('cart-modify', { key: 'l1', quantity }, {});
      expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'request.invalid' } });
      expect(JSON.stringify(outcome)).toContain('数量');
    },
  );

  it.each(['0', '-1', '1; drop', '1e9', '', '1000000000'])(
    'say that it is the quantity, when goods are added with %j',
    async (quantity) => {
      const { outcome } = await run('cart-add', { sku_id: '7', quantity }, {});
      const errors = outcome && !outcome.ok ? outcome.error.errors : null;
      expect(Object.values(errors ?? {})[0]?.[0]?.message).toMatch(/^数量は/);
    },
  );

  it('read full-width digits as digits', async () => {
    const { sent } = await run('cart-modify', { key: 'l1', quantity: '１２' }, { 'cart.modifyProducts': ok(null) });
    expect(sent[0]?.[1].body).toMatchObject({ products: [{ key: 'l1', quantity: 12 }] });
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
      ['cart.resetShippings', { token, is_removing_address: false }],
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

  it('change the one address by its key, and never add a second by accident', async () => {
    const answers = { 'cart.modifyShipping': ok('delivery', [toOther]) };
    const { outcome, sent } = await run('shipping', { ...address, key: 's4' }, answers);
    expect(sent).toEqual([['cart.modifyShipping', { body: { token, key: 's4', address } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
    const { sent: without } = await run('shipping', address, answers);
    expect(without.map(([call]) => call)).toEqual(['cart.modifyShipping']);
  });

  it('[cart.multiple-shipping] add a further address, change one of several, and lead to the division', async () => {
    const answers = { 'cart.modifyShipping': ok('shipping'), 'cart.addShipping': ok('shipping') };
    const further = await run('shipping', { ...address, key: 'new', divide: '1' }, answers);
    expect(further.sent).toEqual([['cart.addShipping', { body: { token, address } }]]);
    const changed = await run('shipping', { ...address, key: 's4', divide: '1' }, answers);
    expect(changed.sent[0]?.[0]).toBe('cart.modifyShipping');
    const own = await run('shipping-orderer', {}, answers);
    expect(own.sent).toEqual([['cart.addShipping', { body: { token, to_orderer: true } }]]);
    for (const { outcome } of [further, changed, own])
      expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add?divide=1' });
    for (const [places, to] of [
      ['0', '/cart/shipping-add?divide=1'],
      ['1', '/cart/shipping-add?divide=1&error=cart.shipping.known'],
    ] as const) {
      const added = await run('shipping', { ...address, key: 'new', divide: '1', places }, answers);
      const home = await run('shipping-orderer', { places }, answers);
      for (const { outcome } of [added, home]) expect(outcome).toMatchObject({ ok: true, to });
    }
    const { outcome } = await run('shipping', { ...address, city: '', key: 'new', divide: '1' }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-add?shipping=new' });
  });

  it('[cart.multiple-shipping] divide the goods, and show the division again where the shop refuses it', async () => {
    const values = { 'q.11.s1': '2', 'q.11.s4': '1', 'q.21.s1': '1', 'q.21.s4': '' };
    const { outcome, sent } = await run('division', values, { 'cart.divideProducts': ok('delivery') });
    expect(sent[0]?.[1].body).toEqual({
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

  it('name the field of the form, not of the call', async () => {
    const { outcome } = await run('orderer', { ...orderer, last_name_kana: '山田' }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-select' });
    expect(outcome && !outcome.ok && Object.keys(outcome.error.errors ?? {})).toEqual(['last_name_kana']);
  });

  it('choose day and part of the day of every parcel', async () => {
    const { outcome, sent } = await run(
      'delivery',
      { 'delivery_at.p1': '2026-12-01', 'timezone.p1': 'am', 'delivery_at.p2': '', 'timezone.p2': 'none' },
      { 'cart.modifyPackings': ok('payment') },
    );
    expect(sent[0]?.[1].body).toEqual({
      token,
      packings: [
        { key: 'p1', delivery_at: '2026-12-01', delivery_timezone_key: 'am' },
        { key: 'p2', delivery_at: null, delivery_timezone_key: 'none' },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });

  it('place the order and lead to what comes after it', async () => {
    const decided = { status: 'ordered', id: 'B'.repeat(22), challenge_url: null };
    const { outcome } = await run(
      'decide',
      { fingerprint: 'F'.repeat(43) },
      { 'cart.decide': { status: 200, body: decided } },
    );
    expect(outcome).toMatchObject({ ok: true, to: `/cart/complete?id=${'B'.repeat(22)}` });
  });

  it('show the confirmation again where the cart is not what was seen', async () => {
    const changed: Answer = { status: 409, body: errorOf('cart.decision.changed') };
    const { outcome } = await run('decide', { fingerprint: 'F'.repeat(43) }, { 'cart.decide': changed });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/confirm', error: { code: 'cart.decision.changed' } });
  });

  it.each(Object.keys(formActions).filter((name) => name !== 'cart-add'))(
    'lead to the cart when %s comes without one, and ask nothing',
    async (name) => {
      const { outcome, sent } = await run(name, {}, {}, '');
      expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'cart.common.not_found' } });
      expect(sent).toEqual([]);
    },
  );
});
