import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize, type Normalization } from './normalize';

const rules: readonly Normalization[] = ['kana', 'digits', 'code', 'postal', 'phone', 'width', 'place'];

/** Texts as people type them into these fields, and anything else. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'あぁがぱゔゝやまだアガパーｱｶﾞﾊﾟﾞﾟｰ･､｡「」1２３０－−‐ー　 +8.〒Ａb＠山田') }),
);

describe('normalize', () => {
  it.each([
    ['kana', 'やまだ たろう', 'ヤマダ タロウ'],
    ['kana', 'ﾔﾏﾀﾞ　ｻｰｼﾞ･ﾊﾟﾌﾞﾛ', 'ヤマダ　サージ・パブロ'],
    ['kana', 'ヴゔｳﾞ', 'ヴヴヴ'],
    ['kana', 'ｱﾞ', 'ア゛'],
    ['kana', '山田Taro', '山田Taro'],
    ['kana', 'おｰる-ど‐パ―プ−ラ－', 'オールードーパープーラー'],
    ['kana', '-ア--', '-アーー'],
    ['kana', 'ﾔﾏﾀﾞ ', 'ヤマダ '],
    ['digits', '１２３－４５６７', '123-4567'],
    ['digits', '０９０ー１２３４−５６７８', '090-1234-5678'],
    ['digits', '4111　1111', '4111 1111'],
    ['digits', '　１００－０００１ ', '100-0001'],
    ['code', '059 671', '059671'],
    ['code', '　０１７ ４９８ ', '017498'],
    ['code', '017ー498', '017498'],
    ['code', '\u200B017\u00a0498\u2069', '017498'],
    ['code', '017.498', '017.498'],
    ['postal', '〒100-0001', '100-0001'],
    ['postal', '〒　１００ー０００１', '100-0001'],
    ['postal', ' 100 0001 ', '1000001'],
    ['postal', '１００　０００１', '1000001'],
    ['postal', '100 - 0001', '100-0001'],
    ['postal', '\u202A100\u20110001\u202C', '100-0001'],
    ['postal', '1\u200B00─0001', '100-0001'],
    ['phone', '\u202A090-1234-5678\u202C', '090-1234-5678'],
    ['phone', '０３－１２３４－５６７８', '03-1234-5678'],
    ['phone', ' 04992-2-1234　', '04992-2-1234'],
    ['phone', '（03）1234ー5678', '03-1234-5678'],
    ['phone', '０９０　１２３４ 5678', '090-1234-5678'],
    ['phone', '03.1234.5678', '03-1234-5678'],
    ['phone', '+81 90 1234 5678', '090-1234-5678'],
    ['phone', '＋８１９０１２３４５６７８', '09012345678'],
    ['phone', '+81 (0)3-1234-5678', '03-1234-5678'],
    ['phone', '+1 212 555 0100', '+1-212-555-0100'],
    ['width', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['width', 'TARO　YAMADA', 'TARO YAMADA'],
    ['width', ' taro@example.jp　', 'taro@example.jp'],
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

  it('keeps every character that was typed; only a sound mark joins its letter, and blanks at the ends of some go', () =>
    fc.assert(
      fc.property(fc.constantFrom('kana', 'place', 'digits', 'width'), typed, (rule, written) => {
        const text = rule === 'digits' || rule === 'width' ? written.trim() : written;
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
        fc.string({ unit: fc.constantFrom(...'山田太郎髙﨑!@#aZ09') }),
        (rule, text) => {
          expect(normalize(rule, text)).toBe(text);
        },
      ),
    ));

  it('leaves alone what is longer than any field takes', () => {
    const text = 'ｶ'.repeat(1001);
    for (const rule of rules) expect(normalize(rule, text)).toBe(text);
    expect(normalize('kana', 'ｶ'.repeat(1000))).toBe('カ'.repeat(1000));
  });
});
