import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract } from '../../schemas/shop-contract';
import { product, productCard } from '../../schemas/catalog/product';
import { compileAnswer } from '../http/ajv';
import { readLeniently } from './read-leniently';

const card = {
  id: 1,
  key: 'kurikinton-8',
  name: '栗きんとん',
  lead: '',
  price_jpy: 1980,
  has_price_range: false,
  tax_rate_percent: 8,
  is_new: false,
  stock_status: 'in',
  is_favorite: false,
};

describe('readLeniently', () => {
  it('fills in what says "nothing" and leaves out what the contract does not know', () => {
    const read = readLeniently(productCard, { ...card, maker: { key: 'a', name: 'あ', since: 1890 }, cost: 900 });
    expect(read).toEqual({
      ...card,
      maker: { key: 'a', name: 'あ' },
      picture: null,
      list_price_jpy: null,
      badges: [],
      rating: null,
    });
    expect(compileAnswer(productCard)(read)).toBe(true);
  });

  it('takes an order for what it is: whole, or its state alone', () => {
    const { body } = contract.order.temporary.responses[200];
    const state = { id: 'x'.repeat(22), order_no: '261120-000001', status: 'ordered' };
    expect(readLeniently(body, { ...state, note: 1 })).toEqual(state);
    // Whole, though the other shop says nothing of when it was ordered: that is a fault, not somebody else's order.
    const half = readLeniently(body, { ...state, token: 'x'.repeat(22), email: 'hanako@example.jp' });
    expect(half).toEqual(state);
  });

  it('cleans what the contract says is HTML, at any depth, and no other text', () => {
    const meta = '<meta http-equiv="refresh" content="0;url=https://evil.example">';
    const { body } = contract.content.news.responses[200];
    const entry = {
      id: 1,
      key: meta,
      title: '<b>',
      published_at: '2026-11-20T10:00:00Z',
      body_html: `<p>a</p>${meta}`,
    };
    expect(readLeniently(body, { data: [entry] })).toEqual({ data: [{ ...entry, body_html: '<p>a</p>' }] });
  });

  it('leaves a list that is too long as it came: it is a fault, and not worth the work', () => {
    const { body } = contract.content.news.responses[200];
    const data = Array.from({ length: 101 }, () => ({}));
    expect(readLeniently(body, { data, took: 1 })).toEqual({ data });
    expect((readLeniently(body, { data }) as { data: unknown }).data).toBe(data);
    expect(compileAnswer(body)({ data })).toBe(false);
  });

  it('works out a schema once, not for every entry of a list', () => {
    const read: string[] = [];
    const properties = new Proxy(
      { id: { type: 'integer' } },
      { get: (target, name) => (read.push(String(name)), Reflect.get(target, name) as unknown) },
    );
    const list = { type: 'array', items: { type: 'object', properties } } as const;
    readLeniently(list as never, [{ id: 1 }, { id: 2 }]);
    const once = read.length;
    readLeniently(list as never, Array(1000).fill({ id: 3 }));
    expect(read.length).toBe(once);
  });

  it('takes a name such as __proto__ for a name', () => {
    const options = { type: 'object', additionalProperties: { type: 'string' } } as const;
    const read = readLeniently(options, JSON.parse('{"__proto__":{"a":"b"}}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(compileAnswer(options)(read)).toBe(false);
  });

  it('makes up neither texts nor prices', () => {
    const { price_jpy: _, ...unpriced } = card;
    expect(compileAnswer(productCard)(readLeniently(productCard, unpriced))).toBe(false);
  });

  it('keeps what is valid as it is, and never fails', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readLeniently(product, value);
        expect(readLeniently(product, read)).toEqual(read);
      }),
    );
  });
});
