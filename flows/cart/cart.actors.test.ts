import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import type { LooseAnswer, LooseInput } from '../../src/api/transport';
import { goodsCart, sampleAddress } from '../../sections/samples/cart';
import { createCartPort } from './cart.actors';
import { CallRefused } from '../fault';

interface Sent {
  readonly id: string;
  readonly input: LooseInput;
}

const ids = ['init', 'cart', 'addProducts', 'modifyProducts', 'deleteProducts', 'addShipping', 'modifyPackings'].map(
  (name) => `cart.${name}`,
);

/** A port over a network whose answers the test gives, in order. */
const portWith = (token: string | null, answers: readonly LooseAnswer[]) => {
  const sent: Sent[] = [];
  const left = [...answers];
  const client = createClient({
    ids,
    send: async (id, input) => {
      sent.push({ id, input });
      const answer = left.shift();
      if (!answer) throw new Error(`nobody expected ${id}`);
      return answer;
    },
  });
  return { port: createCartPort(client, () => token), sent };
};

const ok: LooseAnswer = { status: 200, body: goodsCart, headers: {} };
const gone: LooseAnswer = {
  status: 404,
  body: { code: 'cart.common.is_expired', message: '切れました。' },
  headers: {},
};
const token = 'known-token-0123456789';
const products = [{ sku_id: 11, quantity: 2 }];

describe('what the cart asks of the shop', () => {
  it('[cart.init] names the token of the cookie, or that there is none', async () => {
    for (const known of [token, null]) {
      const { port, sent } = portWith(known, [ok]);
      expect(await port.init(true)).toBe(goodsCart);
      expect(sent[0]).toEqual({ id: 'cart.init', input: { body: { token: known, invalid_product: true } } });
    }
  });

  it('puts goods into a new cart where the old one is gone', async () => {
    const { port, sent } = portWith(token, [gone, ok, ok]);
    expect(await port.add(products)).toBe(goodsCart);
    expect(sent.map(({ id }) => id)).toEqual(['cart.addProducts', 'cart.init', 'cart.addProducts']);
    expect(sent[2]?.input.body).toEqual({ token: goodsCart.token, products });
  });

  it('[cart.multiple-shipping] puts what was taken out back to its address, which may have left the cart with it', async () => {
    const [here] = goodsCart.detail.shippings;
    if (!here) throw new Error('the sample has no shipping');
    const line = { sku_id: 11, quantity: 2 };
    const there = portWith(token, [ok]);
    await there.port.restore({ line, shipping: here }, goodsCart);
    expect(there.sent[0]?.input.body).toEqual({ token, products: [{ ...line, shipping_key: here.key }] });

    const address = sampleAddress;
    const gone = { ...here, key: 's7', is_orderer: false, address };
    const added = { ...here, key: 's8', is_orderer: false, address };
    const again = portWith(token, [
      { ...ok, body: { ...goodsCart, detail: { ...goodsCart.detail, shippings: [here, added] } } },
      ok,
    ]);
    await again.port.restore({ line, shipping: gone }, goodsCart);
    expect(again.sent.map(({ id }) => id)).toEqual(['cart.addShipping', 'cart.addProducts']);
    expect(again.sent[0]?.input.body).toEqual({ token, address });
    expect(again.sent[1]?.input.body).toEqual({ token, products: [{ ...line, shipping_key: 's8' }] });
  });

  it('gives a parcel that left with its last line its day and time again', async () => {
    const [here] = goodsCart.detail.shippings;
    const [packing] = here?.packings ?? [];
    if (!here || !packing) throw new Error('the sample has no parcel');
    const chosen = { ...packing, delivery_at: '2026-11-28', delivery_timezone_key: 'am', is_chosen: true } as const;
    const removed = { line: { sku_id: 11, quantity: 2, position: 1 }, shipping: { ...here, packings: [chosen] } };
    const dated = { ...goodsCart, count: 9 };
    const { port, sent } = portWith(token, [ok, { ...ok, body: dated }]);
    expect(await port.restore(removed, goodsCart)).toBe(dated);
    expect(sent.map(({ input }) => input.body)).toEqual([
      { token, products: [{ ...removed.line, shipping_key: here.key }] },
      {
        token: goodsCart.token,
        packings: [{ key: packing.key, delivery_at: '2026-11-28', delivery_timezone_key: 'am' }],
      },
    ]);

    // The day has passed meanwhile: the line is back all the same, and the day is asked for anew.
    const body = { code: 'cart.delivery.not_possible', message: 'お届けできません。' };
    const late = portWith(token, [ok, { status: 422, body, headers: {} }]);
    expect(await late.port.restore(removed, goodsCart)).toBe(goodsCart);

    // A parcel that stayed has kept its own.
    const kept = { ...goodsCart, detail: { ...goodsCart.detail, shippings: [{ ...here, packings: [chosen] }] } };
    const stayed = portWith(token, [{ ...ok, body: kept }]);
    expect(await stayed.port.restore(removed, goodsCart)).toBe(kept);
  });

  it('adds under the same key what got no answer before, and under a new one what did', async () => {
    const { port, sent } = portWith(token, [ok]);
    await port.add(products);
    await expect(port.add(products)).rejects.toThrow('nobody expected');
    await expect(port.add(products)).rejects.toThrow('nobody expected');
    const [first, second, third] = sent.map(({ input }) => input.headers?.['idempotency-key']);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    await expect(port.add([{ sku_id: 12, quantity: 1 }])).rejects.toThrow('nobody expected');
    expect(sent[3]?.input.headers?.['idempotency-key']).not.toBe(third);
  });

  it('tries no second time when the shop says no to the goods', async () => {
    const refusal = {
      status: 422,
      body: { code: 'cart.update_products.stock', message: '在庫が足りません。' },
      headers: {},
    };
    const { port, sent } = portWith(token, [refusal]);
    await expect(port.add(products)).rejects.toBeInstanceOf(CallRefused);
    expect(sent).toHaveLength(1);
  });

  it('asks what became of the cart that is shown where the visitor has none any more', async () => {
    const ordered = { ...goodsCart, order_no: '261120-000123' };
    const { port, sent } = portWith(null, [{ status: 200, body: ordered, headers: {} }]);
    expect(await port.read(goodsCart)).toMatchObject({ order_no: '261120-000123' });
    expect(sent).toMatchObject([{ id: 'cart.cart', input: { params: { token: goodsCart.token } } }]);
  });

  it('asks nothing for a cart that it has no token of', async () => {
    const { port, sent } = portWith(null, []);
    await expect(port.remove('l1')).rejects.toMatchObject({ fault: { code: 'cart.common.is_expired' } });
    await expect(port.read()).rejects.toMatchObject({ fault: { code: 'cart.common.is_expired' } });
    expect(sent).toEqual([]);
  });
});
