import { expect, it } from 'vitest';
import type { OptionField } from '../../../../../schemas/catalog/product-option';
import { checkDetails } from './check-details';

const words = {
  type: 'text',
  name: 'name',
  title: '刺繍する文字',
  max_length: 4,
  letters: 'japanese',
  is_required: true,
} as const satisfies OptionField;
const face = {
  type: 'choice',
  name: 'face',
  title: '書体',
  is_required: true,
  choices: [{ value: 'kaisho', label: '楷書', price_jpy: 0 }],
} as const satisfies OptionField;

const faultyOf = (fields: readonly OptionField[]) => {
  const checked = checkDetails(fields, { name: '山田😀' });
  return checked.ok ? [] : Object.keys(checked.errors);
};

it('what is wrong is told in the order of the fields, whatever is wrong with each', () => {
  expect(faultyOf([words, face])).toEqual(['name', 'face']);
  expect(faultyOf([face, words])).toEqual(['face', 'name']);
});
