import { describe, expect, it } from 'vitest';
import { facePackages, signsOf } from '../../scripts/indexes/face-signs.index';
import { missingBy } from './face-signs';
import faces from './face-signs.generated.json' with { type: 'json' };
import { faceFaults, faceNotes } from './option-faces';
import type { OptionField } from './product-option';

const missingIn = missingBy(faces);
const common = { is_required: true } as const;
const name: OptionField = {
  ...{ ...common, type: 'text', name: 'name', title: 'お名前', max_length: 12, letters: 'any' },
  preview_by: 'face',
};
const face: OptionField = {
  ...{ ...common, type: 'choice', name: 'face', title: '書体' },
  choices: [
    { value: 'kaisho', label: '楷書', price_jpy: 0, face: 'kaisho' },
    { value: 'gothic', label: '丸ゴシック', price_jpy: 0, face: 'gothic' },
    { value: 'script', label: '筆記体', price_jpy: 0, face: 'roman', letters: 'roman' },
    { value: 'free', label: 'おまかせ', price_jpy: 0 },
  ],
};
const told = (text: string, chosen: string) => faceFaults([name, face], { name: text, face: chosen }, missingIn).name;

describe('a sign that the chosen face does not have', () => {
  it('is named, with what to do', () => {
    expect(told('𠮷田𠮷', 'kaisho')).toBe(
      '「𠮷」は、この書体にない字のため、おつくりできません。恐れ入りますが、別の字で入力してください。',
    );
    expect(told('André', 'gothic')).toBe(
      '「é」は、この書体にない字のため、おつくりできません。書体を「楷書」になさるか、別の字で入力してください。',
    );
  });
  it('is none of the usual rare ones, and of blanks', () => {
    for (const text of ['髙﨑 凜', '渡邊　葛城', '㈱髙島・①', ''])
      for (const chosen of ['kaisho', 'gothic']) expect(told(text, chosen), text).toBeUndefined();
  });
  it('is a form that a selector asks for, since nothing says that a face has it', () => {
    expect(told('葛\u{E0100}城', 'kaisho')).toMatch(/^「葛\u{E0100}」は、この書体にない字のため/u);
    const fields = [{ ...name, other_faces: true }, face];
    expect(faceNotes(fields, { name: '葛\u{E0100}城', face: 'kaisho' }, missingIn).name).toMatch(/近い別の書体で/);
  });
  it('is told and taken where it is made in another face', () => {
    const fields = [{ ...name, other_faces: true }, face];
    const details = { name: '𠮷田', face: 'kaisho' };
    expect(faceFaults(fields, details, missingIn)).toEqual({});
    expect(faceNotes(fields, details, missingIn)).toEqual({
      name: '「𠮷」は、この書体にないため、近い別の書体でおつくりします',
    });
    expect(faceNotes([name, face], details, missingIn)).toEqual({});
    expect(faceNotes(fields, { ...details, name: '髙﨑' }, missingIn)).toEqual({});
  });
  it('is not asked about where no face is chosen, or the choice has none', () => {
    expect(told('𠮷田', '')).toBeUndefined();
    expect(told('𠮷田', 'free')).toBeUndefined();
    expect(faceFaults([name], { name: '𠮷田' }, missingIn)).toEqual({});
  });
});

it('a face has the signs that stand in its files, and no others', () => {
  const root = process.cwd();
  for (const known of Object.keys(facePackages) as (keyof typeof facePackages)[]) {
    const signs = signsOf(root, known);
    expect(missingIn(known, String.fromCodePoint(...signs))).toEqual([]);
    const others = Array.from({ length: 0x3000 }, (_, at) => 0x4e00 + at).filter((sign) => !signs.includes(sign));
    expect(missingIn(known, String.fromCodePoint(...others))).toHaveLength(others.length);
  }
});
