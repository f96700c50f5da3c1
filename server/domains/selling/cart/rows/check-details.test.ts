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

it('a text is read as it is made: kana of full width, a letter with its mark as one', () => {
  const short: OptionField = { ...words, max_length: 6 };
  const read = (name: string) => checkDetails([short], { name });
  expect(read('ﾔﾏﾀﾞ')).toEqual({ ok: true, details: { name: 'ヤマダ' } });
  expect(read('か\u3099は\u309a')).toEqual({ ok: true, details: { name: 'がぱ' } });
  expect(read('ｶﾞｷﾞｸﾞｹﾞｺﾞｻﾞ')).toEqual({ ok: true, details: { name: 'ガギグゲゴザ' } });
  // A form of its own, which composing would take for the usual one.
  expect(read('\ufa19谷葛\u{e0100}')).toEqual({ ok: true, details: { name: '\ufa19谷葛\u{e0100}' } });
  expect(read('ｱﾞ')).toMatchObject({ ok: false });
});

it('a name of signs alone is refused, unless any letters are taken', () => {
  for (const name of ['ー', '・・・・', '々々', 'ゝ', 'ｰ'])
    expect(checkDetails([words], { name }), name).toMatchObject({
      errors: { name: [{ message: '刺繍する文字は、記号だけではおつくりできません。文字を入力してください。' }] },
    });
  for (const name of ['佐々木', 'サー', '〆', 'マリ・'])
    expect(checkDetails([words], { name }), name).toMatchObject({ ok: true });
  expect(checkDetails([{ ...words, letters: 'any' }], { name: '・・・' })).toMatchObject({ ok: true });
});

it('a number is written in digits of either width, and in nothing else', () => {
  const length: OptionField = {
    ...{ type: 'number', name: 'shorten', title: '丈', unit: 'cm', minimum: 1, maximum: 8, is_required: true },
  };
  for (const shorten of ['3', '３', ' 3 '])
    expect(checkDetails([length], { shorten })).toMatchObject({ details: { shorten: '3' } });
  for (const shorten of ['0x3', '1e0', '3.0', '+3', 'Infinity', '三', '-3', '9'])
    expect(checkDetails([length], { shorten }), shorten).toMatchObject({ ok: false, errors: { shorten: [{}] } });
});
