import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words';

describe('words of a list', () => {
  it.each([
    ['たかはし', 'タカハシ'],
    ['ﾀｶﾊｼ', 'たかはし'],
    ['高橋', '髙橋'],
    ['宮崎', '宮﨑'],
    ['吉田', '𠮷田'],
    ['葛城', '葛󠄀城'],
    ['渡辺', '渡邉'],
    ['１－２－３', '1-2-3'],
    ['1ー2‐3', '1−2–3'],
    ['〒100-0001', '〒1000001'],
    ['山田　花子', '山田花子'],
    ['ＡＢＣビル', 'abcビル'],
    ['ろーら', 'ローラ'],
  ])('are found however they are typed: %s for %s', (typed, kept) =>
    expect(searchWords(typed)).toBe(searchWords(kept)),
  );

  it('stay apart where they are read otherwise', () => {
    expect(searchWords('はし')).not.toBe(searchWords('ばし'));
    expect(searchWords('')).toBe('');
  });
});
