import { describe, expect, it } from 'vitest';
import { optionClashes, optionLacks } from './option-clashes';
import type { OptionField } from './product-option';

const common = { is_required: true } as const;
const name: OptionField = { ...common, type: 'text', name: 'name', title: 'お名前', max_length: 12, letters: 'any' };
const face: OptionField = {
  ...{ ...common, type: 'choice', name: 'face', title: '書体' },
  choices: [
    { value: 'kaisho', label: '楷書', price_jpy: 0 },
    { value: 'script', label: '筆記体', price_jpy: 110, letters: 'roman' },
    { value: 'round', label: '丸文字', price_jpy: 0, letters: 'kana' },
  ],
};
const faults = (text: string, chosen: string) => optionClashes([name, face], { name: text, face: chosen });

describe('a choice that takes some letters alone', () => {
  it.each(['山田', 'ヤマダ', 'Ｙａｍａｄａ', 'Yamada 太郎'])(
    'says at the text that it cannot be written so: %s',
    (text) => expect(faults(text, 'script')).toEqual({ name: '筆記体では、半角のローマ字で入力してください。' }),
  );
  it('takes what it can write, and says nothing of what is not there', () => {
    expect(faults("T. O'Hara", 'script')).toEqual({});
    expect(faults('', 'script')).toEqual({});
    expect(faults('やまだ', 'round')).toEqual({});
    expect(faults('山田', 'round')).toEqual({ name: '丸文字では、ひらがな・カタカナで入力してください。' });
  });
  it('asks nothing where another was chosen, or one that is not there', () => {
    expect(faults('山田', 'kaisho')).toEqual({});
    expect(faults('山田', 'constructor')).toEqual({});
  });
});

describe('a choice that goes with some of another field alone', () => {
  const cord: OptionField = {
    ...{ ...common, type: 'choice', name: 'cord', title: '水引' },
    choices: [
      { value: 'bow', label: '紅白・蝶結び', price_jpy: 0 },
      { value: 'knot', label: '紅白・結び切り', price_jpy: 0 },
      { value: 'black', label: '黒白・結び切り', price_jpy: 0 },
    ],
  };
  const front: OptionField = {
    ...{ ...common, type: 'choice', name: 'front', title: '表書き' },
    choices: [
      { value: 'oiwai', label: '御祝', price_jpy: 0, goes_with: { cord: ['bow', 'knot'] } },
      { value: 'plain', label: '無地', price_jpy: 0 },
    ],
  };
  const told = (chosen: string, own: string) => optionClashes([front, cord], { front: chosen, cord: own });

  it('says at that field what goes with it', () =>
    expect(told('oiwai', 'black')).toEqual({
      cord: '「御祝」には、水引は「紅白・蝶結び」か「紅白・結び切り」をお選びください。',
    }));
  it('says nothing of what goes with it, of what is not chosen yet, and beside a choice that goes with all', () => {
    for (const [chosen, own] of [
      ['oiwai', 'knot'],
      ['oiwai', ''],
      ['plain', 'black'],
    ] as const)
      expect(told(chosen, own)).toEqual({});
  });
});

describe('a choice that is made beside another option alone', () => {
  const place: OptionField = {
    ...{ ...common, type: 'choice', name: 'place', title: '掛け方' },
    choices: [
      { value: 'inside', label: '内のし', price_jpy: 0, needs_one_of: '包み方' },
      { value: 'outside', label: '外のし', price_jpy: 0 },
    ],
  };
  const told = (chosen: string, taken: string, names: readonly string[] = []) =>
    optionLacks([name, place], { place: chosen }, (words) => (words === taken ? null : names));

  it('says at its field what it goes with, unless that is taken', () => {
    expect(told('inside', '名札')).toEqual({ place: '「内のし」は、「包み方」とご一緒にお選びください。' });
    expect(told('inside', '', ['包装', '風呂敷包み'])).toEqual({
      place: '「内のし」は、「包装」か「風呂敷包み」とご一緒にお選びください。',
    });
    expect(told('inside', '包み方')).toEqual({});
    expect(told('outside', '')).toEqual({});
    expect(told('', '')).toEqual({});
  });
});
