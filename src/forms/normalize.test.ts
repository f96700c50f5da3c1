import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize, type Normalization } from './normalize';

const rules: readonly Normalization[] = ['kana', 'digits', 'width', 'place'];

/** Texts as people type them into these fields, and anything else. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'あぁがぱゔゝやまだアガパーｱｶﾞﾊﾟﾞﾟｰ･､｡「」1２３－−‐ー　 Ａb＠山田') }),
);

describe('normalize', () => {
  it.each([
    ['kana', 'やまだ たろう', 'ヤマダ タロウ'],
    ['kana', 'ﾔﾏﾀﾞ　ｻｰｼﾞ･ﾊﾟﾌﾞﾛ', 'ヤマダ　サージ・パブロ'],
    ['kana', 'ヴゔｳﾞ', 'ヴヴヴ'],
    ['kana', 'ｱﾞ', 'ア゛'],
    ['kana', '山田Taro', '山田Taro'],
    ['digits', '１２３－４５６７', '123-4567'],
    ['digits', '０９０ー１２３４−５６７８', '090-1234-5678'],
    ['digits', '4111　1111', '4111 1111'],
    ['width', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['width', 'TARO　YAMADA', 'TARO YAMADA'],
    ['place', 'ﾁﾖﾀﾞ１－１ ｶﾞｰﾃﾞﾝﾊｲﾂ', 'チヨダ１－１ ガーデンハイツ'],
    ['place', '　はいつ🍡ＡＢ101　', '　はいつ🍡ＡＢ101　'],
    [undefined, 'やまだ１', 'やまだ１'],
  ] as const)('%s: %s becomes %s', (rule, text, expected) => expect(normalize(rule, text)).toBe(expected));

  it('changes nothing the second time', () =>
    fc.assert(
      fc.property(fc.constantFrom(...rules), typed, (rule, text) => {
        const once = normalize(rule, text);
        expect(normalize(rule, once)).toBe(once);
      }),
    ));

  it('keeps every character that was typed; only a sound mark joins its letter', () =>
    fc.assert(
      fc.property(fc.constantFrom(...rules), typed, (rule, text) => {
        const marks = rule === 'kana' || rule === 'place' ? (text.match(/[ﾞﾟ]/g)?.length ?? 0) : 0;
        const after = [...normalize(rule, text)].length;
        expect(after).toBeLessThanOrEqual([...text].length);
        expect(after).toBeGreaterThanOrEqual([...text].length - marks);
      }),
    ));

  it('leaves alone what is no kana, digit or full-width letter', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.string({ unit: fc.constantFrom(...'山田太郎髙﨑!@#aZ09 -') }),
        (rule, text) => {
          expect(normalize(rule, text)).toBe(text);
        },
      ),
    ));
});
