import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product, productCard } from '../../schemas/entities/product';
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
