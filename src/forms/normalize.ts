/**
 * What a form does to a text when its field is left (`x-normalize` in schemas/forms/fields.ts). A character becomes its
 * counterpart or stays: nothing that was typed is thrown away.
 */

export type Normalization = 'kana' | 'digits' | 'width' | 'place';

/** Full-width ASCII lies 0xFEE0 above the half-width; ァ lies 0x60 above ぁ. */
const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0)).replaceAll('　', ' ');

const hiraganaToKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));

// A half-width sound mark is a character of its own: ｶﾞ becomes ガ. One that fits no letter (ｱﾞ) stays one: ア゛.
const halfWidthKana = /[｡-ﾟ]+/g;
const combiningMark: Readonly<Record<string, string>> = { '\u3099': '゛', '\u309a': '゜' };
const kanaToFullWidth = (text: string): string =>
  text.replace(halfWidthKana, (kana) =>
    kana.normalize('NFKC').replace(/[\u3099\u309a]/g, (mark) => combiningMark[mark] ?? mark),
  );

/** What an IME writes for a hyphen among digits: long marks, dashes and minus signs. */
const dashes = /[ー‐‑‒–—―−ｰ－]/g;

const rules: Readonly<Record<Normalization, (text: string) => string>> = {
  kana: (text) => hiraganaToKatakana(kanaToFullWidth(text)),
  width: toHalfWidth,
  // Full-width digits stay: 一丁目, １－１ and 1-1 are all good addresses.
  place: kanaToFullWidth,
  digits: (text) => toHalfWidth(text.replace(dashes, '-')),
};

/**
 * The text in the form that the field asks for.
 *
 * @example normalize('kana', 'やまだ') // ヤマダ
 * @example normalize('digits', '１２３－４５６７') // 123-4567
 */
export const normalize = (rule: Normalization | undefined, text: string): string => (rule ? rules[rule](text) : text);
