/**
 * What a text of an option may be written in, and how much of it: one rule for the hint below the field, for what is said while
 * it is typed, and for the server. Pure, and read without the schemas of options: a browser loads none of them.
 */
import { unmakeable, unseenSigns } from '../contract/made-signs';
import type { LetterKind, OptionField } from './product-option';

export type TextField = Extract<OptionField, { readonly type: 'text' }>;
type OwnKind = Exclude<LetterKind, 'any'>;

/** Kana of half width, and letters whose marks are characters of their own. Han are left: composed, some are other forms. */
const partedSigns = /[｡-ﾟ]+|[^\p{Script=Han}][\u0300-\u036f\u3099\u309a]+/gu;

/** A text as it will be made, of what was typed: が as one sign, kana in full width. */
export const asMade = (typed: string): string => typed.replace(partedSigns, (part) => part.normalize('NFKC'));

/** A blank alone is no name. Variation selectors are part of how rare name characters are written (葛󠄀). */
const letterPatterns: Readonly<Record<LetterKind, string>> = {
  any: `^[^${unmakeable}]*$`,
  japanese: '^(?![ 　]*$)[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Variation_Selector}ー々〆・ 　]+$',
  kana: '^(?![ 　]*$)[\\p{Script=Hiragana}\\p{Script=Katakana}ー・ 　]+$',
  roman: "^(?! *$)[A-Za-z .'-]+$",
};

const letterWords: Readonly<Record<OwnKind, string>> = {
  japanese: '漢字・ひらがな・カタカナ',
  kana: 'ひらがな・カタカナ',
  roman: '半角のローマ字',
};

const unseen = new RegExp(unseenSigns, 'u');

/** Whether a text is of these letters alone. */
export const isWrittenIn = (letters: LetterKind, text: string): boolean =>
  new RegExp(letterPatterns[letters], 'u').test(text) && !unseen.test(text);

/** The letters, for the shopper. */
export const wordsOfLetters = (letters: LetterKind): string => (letters === 'any' ? '' : letterWords[letters]);

/** As they are seen: a variation selector only says how the one before it looks. */
const signsIn = (text: string): number => [...text].filter((sign) => !/\p{Variation_Selector}/u.test(sign)).length;

const takenBy = ({ letters, max_length, also_takes = [] }: TextField) => [{ letters, max_length }, ...also_takes];

/** 漢字・ひらがな・カタカナは6文字、半角のローマ字は12文字まで, and what the shop says beside. */
export const textHint = (field: TextField): string => {
  const taken = takenBy(field).map(({ letters, max_length: most }) => {
    const words = wordsOfLetters(letters);
    return `${words}${words === '' ? '' : field.also_takes ? 'は' : 'で'}${most}文字`;
  });
  return [`${taken.join('、')}まで`, field.hint ?? ''].filter((part) => part !== '').join('。');
};

/** A sign as it is seen: an emoji or a flag is of several. */
const seen = /\p{RI}{2}|.(?:\u200D.|[\p{M}\p{Emoji_Modifier}])*/gsu;
/** More of them say that it is written in other letters altogether. */
const mostNamed = 3;

/** 「🎀」は、おつくりできません。, of signs that are none of the letters. */
const namedSigns = (field: TextField, text: string): string => {
  const named = new Set(
    text
      .match(seen)
      ?.filter((sign) => /\S/.test(sign) && !takenBy(field).some(({ letters }) => isWrittenIn(letters, sign))),
  );
  return named.size > 0 && named.size <= mostNamed ? `「${[...named].join('」「')}」は、おつくりできません。` : '';
};

const kindFault = (field: TextField, text: string): string => {
  if (unseen.test(text)) return `目に見えない文字が入っています。${field.title}を入力し直してください。`;
  const words = takenBy(field).map(({ letters }) => wordsOfLetters(letters));
  const ways = field.letters === 'any' ? '絵文字や特殊な記号を除いて' : `${words.join('か、')}で`;
  return `${namedSigns(field, text)}${field.title}は${ways}入力してください。`;
};

/** What cannot be made of it, for the shopper; an empty text is another matter. */
export const textFault = (field: TextField, text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const fitting = takenBy(field).filter(({ letters }) => isWrittenIn(letters, text));
  const most = Math.max(0, ...fitting.map(({ max_length: own }) => own));
  if (most === 0) return kindFault(field, text);
  const signs = signsIn(text);
  if (signs <= most) return undefined;
  const of = field.also_takes ? wordsOfLetters(fitting.find((one) => one.max_length === most)?.letters ?? 'any') : '';
  return `${field.title}は${of === '' ? '' : `、${of}では`}${most}文字以内で入力してください（ただいま${signs}文字）。`;
};
