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
