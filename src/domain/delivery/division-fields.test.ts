import { describe, expect, it } from 'vitest';
import { divisionField, divisionsIn } from './division-fields';

describe('the fields of a division', () => {
  it('[cart.multiple-shipping] say SKU by SKU how much goes where, in their order', () =>
    expect(
      divisionsIn({
        [divisionField('21', 's1')]: '1',
        [divisionField('11', 's1')]: '2',
        [divisionField('11', 's4')]: '0',
      }),
    ).toEqual([
      { sku_id: 21, quantities: [{ shipping_key: 's1', quantity: 1 }] },
      {
        sku_id: 11,
        quantities: [
          { shipping_key: 's1', quantity: 2 },
          { shipping_key: 's4', quantity: 0 },
        ],
      },
    ]));

  it('take an empty field for none, and make no number of what is none', () => {
    const quantityOf = (text: string) => divisionsIn({ 'q.1.s1': text })[0]?.quantities[0]?.quantity;
    expect(quantityOf('')).toBe(0);
    expect(quantityOf('　')).toBe(0);
    for (const text of ['二', '-1', '0x2', '1e1', '2.0', '1 2']) expect([text, quantityOf(text)]).toEqual([text, NaN]);
    expect(quantityOf('２')).toBe(2);
  });

  it('leave alone what is no such field', () =>
    expect(divisionsIn({ key: 's1', 'q.x.s1': '1', 'q.1.S1': '1', 'q.1': '1' })).toEqual([]));
});
