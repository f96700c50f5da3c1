import { describe, expect, it } from 'vitest';
import { contract } from '../../../schemas/calls/contract';
import { errorOf } from '../../../schemas/errors';
import type { LooseAnswer, LooseInput } from '../../../src/api/transport';
import { compileCalls } from '../../http/compiled-call';
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

const cartBody = (next: string | null) => ({
  next_step: next,
  detail: { shippings: [{ key: 's1', is_orderer: true }] },
});
const ok = (next: string | null): Answer => ({ status: 200, body: cartBody(next) });

const orderer = {
  last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', email: 'hanako@example.jp',
  phone_number: '09012345678', postal_code: '920-0000', prefecture: '石川県', city: '金沢市', address1: '実里町1', address2: '',
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

  it('begin a new cart where the old one is gone', async () => {
    const gone: Answer = { status: 404, body: errorOf('cart.common.is_expired') };
    const { sent } = await run('cart-add', { sku_id: '7' }, { 'cart.addProducts': gone });
    expect(sent.map(([, { body }]) => 'token' in (body as object))).toEqual([true, false]);
  });

  it.each(['0', '-1', '1; drop', '1e9', ''])(
    'show the cart with what is wrong for a quantity of %j',
    async (quantity) => {
      const { outcome } = await run('cart-modify', { key: 'l1', quantity }, {});
      expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'request.invalid' } });
      expect(JSON.stringify(outcome)).toContain('数量');
    },
  );

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

  it('name the field of the form, not of the call', async () => {
    const { outcome } = await run('orderer', { ...orderer, last_name_kana: 'やまだ' }, {});
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
      { total_payment: '4000' },
      { 'cart.decide': { status: 200, body: decided } },
    );
    expect(outcome).toMatchObject({ ok: true, to: `/cart/complete?id=${'B'.repeat(22)}` });
  });

  it('show the confirmation again where the cart is not what was seen', async () => {
    const changed: Answer = { status: 409, body: errorOf('cart.decision.changed') };
    const { outcome } = await run('decide', { total_payment: '4000' }, { 'cart.decide': changed });
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
