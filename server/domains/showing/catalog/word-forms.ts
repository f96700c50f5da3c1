/** How one word is written and read: what spellings.ts compares words by, without any list. */
import { toKatakana, toRomaji } from 'wanakana';

/** No more marks stand on one letter (UAX #15, 13.1): to put them in order takes time that grows with their square. */
const mostMarks = 30;
const tooManyMarks = /\p{M}{31,}/gu;

export const wide = (text: string): string =>
  text
    .replace(tooManyMarks, (marks) => [...marks].slice(0, mostMarks).join(''))
    .normalize('NFKC')
    .toLowerCase();

/** As noren_fold does it in the database, which folds what is asked once more. */
export const fold = (text: string): string =>
  wide(text).replace(/[ぁ-ゖゝゞ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));

export const isKana = (word: string): boolean => /^[ァ-ヶー]+$/.test(word);
export const isLatin = (word: string): boolean => /^[a-zāīūēōâîûêô][a-zāīūēōâîûêô'’-]*$/.test(word);
export const hasKanji = (word: string): boolean => /\p{Script=Han}/u.test(word);

const honorific = /^[御オゴ](?=\p{Script=Han})|^御/u;

/** 御歳暮, お歳暮 and ご歳暮; the word itself where it has no such beginning. */
export const honorifics = (word: string): string[] => {
  const bare = word.replace(honorific, '');
  return bare === word || bare === '' ? [word] : [word, `御${bare}`, `オ${bare}`, `ゴ${bare}`];
};

/** What may be the text without its お or ご: 名札 of お名札, せいぼ of おせいぼ, cha of ocha. */
export const bareOf = (text: string): string => text.replace(isLatin(text) ? /^g?o-?/ : /^[御おごオゴ]/, '');

/** 年始 of お年始: kanji without their 御, unless only one of them is left, which says too little (香 of お香). */
export const plainOf = (word: string): string | null => {
  const bare = word.replace(honorific, '');
  return bare !== word && /^\p{Script=Han}/u.test(bare) && bare.length > 1 ? bare : null;
};

/** `kōcha`, `kohcha`: long vowels as some write them, which wanakana does not read; and `sembei`, `matcha`. */
const plainLatin = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
    .replace(/oh(?![aiueoy])/g, 'o')
    .replace(/m(?=[bmp])/g, 'n')
    .replaceAll('tch', 'cch');

/** Katakana for Latin letters; other words as they are. */
export const read = (word: string): string => (isLatin(word) ? toKatakana(plainLatin(word)) : word);

/**
 * `houjicha`, `hoji-cha` and ホウジチャ sound the same: `hojicha`. Long vowels are short, バック is バッグ, and kanji stay as
 * they are (セーラ服: `sera服`). Null for what cannot be read aloud, and for kanji alone.
 */
export const soundOf = (word: string): string | null => {
  const reading = read(word);
  if (!/^\p{Script=Han}*[ァ-ヶー][ァ-ヶー\p{Script=Han}]*$/u.test(reading)) return null;
  return toRomaji(reading)
    .replaceAll("'", '')
    .replace(/o[ou]+/g, 'o')
    .replace(/e[ei]+/g, 'e')
    .replace(/([aiu])\1+/g, '$1')
    .replaceAll('gg', 'kk')
    .replaceAll('dd', 'tt');
};

/** 詰合 of 詰め合わせ and 詰合せ, 焼菓子 of 焼き菓子; null for what has no okurigana. Of a text that is not folded. */
export const stemOf = (text: string): string | null => {
  const stem = text.replace(/(?<=\p{Script=Han})[ぁ-ん]{1,2}(?=\p{Script=Han}|$)/gu, '');
  return stem !== text && /^\p{Script=Han}{2,}$/u.test(stem) ? stem : null;
};
