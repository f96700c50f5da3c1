import { describe, expect, it } from 'vitest';
import { wholeNumber } from './whole-number';

describe('whole numbers', () => {
  it('are read in digits of either width, with blanks around them', () => {
    expect(['2', '２', ' ２　', '０１２', '999999999999999'].map(wholeNumber)).toEqual([2, 2, 2, 12, 999999999999999]);
  });

  it('are not read from what only a program takes for a number', () => {
    for (const text of [
      '',
      ' ',
      '0x2',
      '０ｘ２',
      '1e1',
      '2.0',
      '-1',
      '+1',
      '1 2',
      '二',
      '½',
      '②',
      'Infinity',
      '1_000',
      '9'.repeat(16),
    ])
      expect([text, wholeNumber(text)]).toEqual([text, null]);
  });
});
