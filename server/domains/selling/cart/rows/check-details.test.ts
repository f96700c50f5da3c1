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

it('a text is of letters that can be made, and no longer than they are, beside what else is wrong', () => {
  const either: OptionField = { ...words, also_takes: [{ letters: 'roman', max_length: 10 }] };
  expect(checkDetails([either], { name: ' Yamada ' })).toEqual({ ok: true, details: { name: 'Yamada' } });
  expect(checkDetails([either, face], { name: '山田 Taro' })).toMatchObject({
    errors: { name: [{ message: expect.stringContaining('半角のローマ字で入力') as string }], face: [{}] },
  });
  expect(checkDetails([either], { name: '山田花子様' })).toMatchObject({
    errors: { name: [{ message: expect.stringContaining('4文字以内') as string }] },
  });
});

it('a text of blanks is none: left out where it is optional, missing where it is asked for', () => {
  for (const blank of ['', ' ', '　　']) {
    expect(checkDetails([{ ...words, is_required: false }], { name: blank })).toEqual({ ok: true, details: {} });
    expect(checkDetails([{ ...words, is_required: false, letters: 'any' }], { name: blank })).toEqual({
      ok: true,
      details: {},
    });
    expect(checkDetails([words], { name: blank })).toMatchObject({ ok: false });
  }
});

it('what is written in lines keeps the blanks that its lines begin with', () => {
  const card: OptionField = { ...words, max_length: 100, letters: 'any' };
  expect(checkDetails([card], { name: '　拝啓\n　お元気で' })).toEqual({
    ok: true,
    details: { name: '　拝啓\n　お元気で' },
  });
});
