import { describe, expect, it } from 'vitest';
import { optionClashes } from './option-clashes';
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
    expect(faults('山田', 'round')).toEqual({ name: '丸文字では、ひらがなかカタカナで入力してください。' });
  });
  it('asks nothing where another was chosen, or one that is not there', () => {
    expect(faults('山田', 'kaisho')).toEqual({});
    expect(faults('山田', 'constructor')).toEqual({});
  });
});
