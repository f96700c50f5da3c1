/** Words of a list on the screen, as they are compared with what is typed to find them. Pure. */

/** Forms of name characters that a keyboard gives in place of the one that is in the family register. */
const common: Readonly<Record<string, string>> = {
  ...{ 髙: '高', 﨑: '崎', 嵜: '崎', 碕: '崎', 𠮷: '吉', 濵: '浜', 濱: '浜', 邉: '辺', 邊: '辺', 齋: '斎', 齊: '斉' },
  ...{ 澤: '沢', 廣: '広', 嶋: '島', 嶌: '島', 櫻: '桜', 國: '国', 德: '徳', 栁: '柳', 冨: '富', 眞: '真', 惠: '恵' },
  ...{ 瀨: '瀬', 龍: '竜', 淵: '渕', 黑: '黒', 增: '増', 條: '条', 與: '与', 彌: '弥' },
};

/** Strokes of any kind, as they stand in numbers of houses, postal codes and phones, and the long mark that is typed for them. */
const strokes = /[\p{Dash}ー〜\s\p{Variation_Selector}]/gu;
const hiragana = /[ぁ-ゖ]/g;
const toKatakana = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0x60);

/** Width, kana, case, blanks, strokes and old forms of characters say nothing. `１丁目２－３ たかはし` is `1丁目23タカハシ`. */
export const searchWords = (words: string): string =>
  [...words.normalize('NFKC')]
    .map((sign) => common[sign] ?? sign)
    .join('')
    .replace(strokes, '')
    .replace(hiragana, toKatakana)
    .toLowerCase();
