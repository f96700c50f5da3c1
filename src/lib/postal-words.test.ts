import { expect, it } from 'vitest';
import { postalWords } from './postal-words';

it('writes a postal code with its sign and its hyphen, however it was typed', () => {
  expect(['9200000', '920-0000', ''].map(postalWords)).toEqual(['〒920-0000', '〒920-0000', '']);
});
