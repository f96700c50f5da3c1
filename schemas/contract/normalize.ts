/**
 * What becomes of a text before it is checked (`x-normalize` in fields.ts): what is meant, written as the field asks for
 * it. The form does it when a field is left, the server to every field of a call, so that a form without script and a
 * client of the API may write as people write. Nothing that says something is thrown away: only blanks at the ends go,
 * where nobody means them, and what is printed around the digits of a code, a postal code or a phone number, or comes along
 * unseen.
 */

import { sentExpiration, shownExpiration } from './card-expiration.ts';

export type Normalization = 'kana' | 'digits' | 'code' | 'postal' | 'phone' | 'width' | 'place' | 'expiration';

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

/** What an IME writes for a hyphen among digits: long marks, dashes, minus signs and the lines of tables. */
const dashes = /[ー‐‑‒–—―−ｰ－﹣⁃─━]/g;
/** What comes along where a number is copied out of an address book: marks of direction, joints of no width. */
const unseen = /\p{Cf}+/gu;
/** Behind kana the same signs, and a hyphen, are the long mark: サ-ビス. (No lookbehind: Safari before 16.4 fails on it.) */
const longMarks = /([ァ-ヶー])([-‐‑‒–—―−－]+)/g;

const digits = (text: string): string => toHalfWidth(text.replace(dashes, '-')).trim();
const seenDigits = (text: string): string => digits(text.replace(unseen, ''));

const rules: Readonly<Record<Normalization, (text: string) => string>> = {
  kana: (text) =>
    hiraganaToKatakana(kanaToFullWidth(text)).replace(
      longMarks,
      (_, kana: string, marks: string) => kana + 'ー'.repeat(marks.length),
    ),
  width: (text) => toHalfWidth(text).trim(),
  // Full-width digits stay: 一丁目, １－１ and 1-1 are all good addresses.
  place: kanaToFullWidth,
  digits,
  // As mails and authenticators show it: 123 456, 123-456.
  code: (text) => seenDigits(text).replace(/[\s-]+/g, ''),
  // As envelopes and cards have it: 〒100-0001, 100 0001.
  postal: (text) => seenDigits(text).replace(/[〒〠\s]+/g, ''),
  // 03(1234)5678, 03.1234.5678 and 03 1234 5678 have hyphens there. From abroad +81 stands for the 0 in front, or before it.
  phone: (text) =>
    seenDigits(text)
      .replace(/[\s().-]+/g, '-')
      .replace(/^-|-$/g, '')
      .replace(/^\+81-?(?:0-?)?(?=[1-9])/, '0'),
  expiration: (text) => sentExpiration(digits(text)),
};

/** No field takes so many characters: what is longer is refused for its length, and looked at no further. */
export const mostNormalized = 1000;

/**
 * The text in the form that the field asks for; one of more than `mostNormalized` characters stays as it is.
 *
 * @example normalize('kana', 'やまだ') // ヤマダ
 * @example normalize('postal', '〒１２３－４５６７') // 123-4567
 */
export const normalize = (rule: Normalization | undefined, text: string): string =>
  rule && text.length <= mostNormalized ? rules[rule](text) : text;

/** The text as its field shows it when it is left: most often as it is sent. */
export const shownText = (rule: Normalization | undefined, text: string): string =>
  rule === 'expiration' ? shownExpiration(digits(text)) : normalize(rule, text);

export const isNormalization = (rule: unknown): rule is Normalization =>
  typeof rule === 'string' && Object.hasOwn(rules, rule);
