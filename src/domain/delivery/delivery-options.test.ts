import { describe, expect, it } from 'vitest';
import { deliveryOptionFieldOf, deliveryOptionsIn } from './delivery-options';

const filled = {
  'offered.s1': 'noshi bag',
  'had.s1': 'noshi:a4 bag:a5',
  'ship.s1.with.noshi': '1',
  'ship.s1.of.noshi.giver': '山田',
  'ship.s1.of.noshi.cord': '',
  'ship.s1.of.bag.size': 'large',
  'offered.s2': 'noshi',
  'had.s2': '',
  'ship.s2.with.noshi': '1',
  'ship.s2.of.noshi.giver': '佐藤',
};

describe('what is done to all that goes to an address', () => {
  it('is read address by address, with what is taken out', () => {
    expect(deliveryOptionsIn(filled)).toEqual({
      wanted: [
        { key: 'noshi', details: { giver: '山田' }, shippingKey: 's1', place: 'ship.s1.' },
        { key: 'noshi', details: { giver: '佐藤' }, shippingKey: 's2', place: 'ship.s2.' },
      ],
      gone: ['a5'],
    });
  });

  it('is what the first says for all, where it is offered there', () => {
    const all = { ...filled, same_options: '1', 'ship.s1.with.bag': '1' };
    const { wanted, gone } = deliveryOptionsIn(all);
    expect(wanted.map(({ shippingKey, key, details }) => [shippingKey, key, details])).toEqual([
      ['s1', 'noshi', { giver: '山田' }],
      ['s1', 'bag', { size: 'large' }],
      ['s2', 'noshi', { giver: '山田' }],
    ]);
    expect(gone).toEqual([]);
    expect(deliveryOptionFieldOf('accessories.2.details.giver', wanted)).toBe('ship.s1.of.noshi.giver');
  });

  it('of those that exclude each other takes the one that was there out', () => {
    const swapped = { 'offered.s1': 'wrapping cloth', 'had.s1': 'wrapping:a4', 'ship.s1.one.wrapping': 'cloth' };
    const { wanted, gone } = deliveryOptionsIn(swapped);
    expect(wanted.map(({ key }) => key)).toEqual(['cloth']);
    expect(gone).toEqual(['a4']);
  });

  it('takes out what was left of an address that is gone, whatever is chosen', () => {
    const left = { ...filled, 'had.s1': 'noshi:a4 :a9' };
    expect(deliveryOptionsIn(left).gone).toEqual(['a9']);
  });

  it('names the field that the shop refuses, and nothing where nothing was sent', () => {
    const { wanted } = deliveryOptionsIn(filled);
    expect(deliveryOptionFieldOf('accessories.1.details.giver', wanted)).toBe('ship.s2.of.noshi.giver');
    expect(deliveryOptionFieldOf('accessories.0.option_key', wanted)).toBe('ship.s1.with.noshi');
    expect(deliveryOptionFieldOf('accessories.9.details.giver', wanted)).toBe('accessories.9.details.giver');
    expect(deliveryOptionFieldOf('token', wanted)).toBe('token');
    expect(deliveryOptionsIn({ 'delivery_at.p1': '' })).toEqual({ wanted: [], gone: [] });
    expect(deliveryOptionsIn({ 'offered.__proto__': 'noshi', 'had.s1': 'noshi' })).toEqual({ wanted: [], gone: [] });
  });
});
