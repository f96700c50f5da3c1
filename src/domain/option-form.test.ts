import { describe, expect, it } from 'vitest';
import { optionFieldOf, optionsIn } from './option-form';

const values = { 'with.name': '1', 'of.name.name': '山田', 'of.name.face': '', 'of.hem.inseam': '72', quantity: '1' };

describe('options in a form', () => {
  it('are one of those that exclude each other, as it was chosen', () => {
    const one = { 'one.wrapping': 'cloth', 'of.cloth.colour': 'red', 'of.wrapping.colour': 'blue' };
    expect(optionsIn(one)).toEqual([{ key: 'cloth', details: { colour: 'red' } }]);
    expect(optionsIn({ ...one, 'one.wrapping': '' })).toEqual([]);
    expect(optionsIn({ 'ship.s1.one.wrapping': 'wrapping' }, 'ship.s1.')).toEqual([{ key: 'wrapping', details: {} }]);
  });

  it('are those that are wanted, with what is filled in of them', () => {
    expect(optionsIn(values)).toEqual([{ key: 'name', details: { name: '山田' } }]);
    expect(optionsIn({ ...values, 'with.name': '' })).toEqual([]);
    expect(optionsIn({ 'with.hem': '1', ...values }).map(({ key }) => key)).toEqual(['hem', 'name']);
  });

  it('keep the lines in which a longer text was typed', () => {
    const typed = (text: string) => optionsIn({ 'with.card': '1', 'of.card.words': text })[0]?.details;
    expect(typed('おめでとう。\r\n\r\n　お元気で。\n')).toEqual({ words: 'おめでとう。\n\n　お元気で。' });
    expect(typed('\r\n　一\r二\n')).toEqual({ words: '　一\n二' });
    expect(typed('\r\n')).toEqual({});
    expect(typed(' 山田 ')).toEqual({ words: ' 山田 ' });
  });

  it('have the names of the form where the shop says what is wrong', () => {
    const options = optionsIn({ 'with.hem': '1', ...values });
    expect(optionFieldOf('options.1.details.name', options)).toBe('of.name.name');
    expect(optionFieldOf('options.0.key', options)).toBe('with.hem');
    expect(optionFieldOf('options.7.key', options)).toBe('options.7.key');
    expect(optionFieldOf('quantity', options)).toBe('quantity');
  });
});
