/**
 * The ways in which a word can be written. Whatever is typed is asked for with every spelling that is known of it, so that
 * 湯呑, 湯のみ and yunomi find the same goods. Known are: the shop's own list of words; 御, お and ご in front; and of the
 * words of the list what sounds the same (yokan, ヨーカン) or differs by its okurigana (詰合せ).
 *
 * Spellings are folded as the products' texts are: NFKC, lower case, hiragana as katakana.
 */
import { toKatakana, toRomaji } from 'wanakana';

/** No more marks stand on one letter (UAX #15, 13.1): to put them in order takes time that grows with their square. */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

const wide = (text: string): string => text.replace(surplusMarks, '$1').normalize('NFKC').toLowerCase();

/** As noren_fold does it in the database, which folds what is asked once more. */
export const fold = (text: string): string =>
  wide(text).replace(/[ぁ-ゖゝゞ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));

const kana = /^[ァ-ヶー]+$/;
const latin = /^[a-z][a-z'’-]*$/;
const honorific = /^[御オゴ](?=\p{Script=Han})|^御/u;

/** 御歳暮, お歳暮 and ご歳暮; the word itself where it has no such beginning. */
const honorifics = (word: string): string[] => {
  const bare = word.replace(honorific, '');
  return bare === word || bare === '' ? [word] : [word, `御${bare}`, `オ${bare}`, `ゴ${bare}`];
};

/** What may be the word without its お or ご: 名札 of お名札, セイボ of おせいぼ. */
const bareOf = (word: string): string => word.replace(latin.test(word) ? /^g?o-?/ : /^[御オゴ]/, '');

/** Katakana for Latin letters; other words as they are. */
const read = (word: string): string =>
  latin.test(word) ? toKatakana(word.replace(/['’-]/g, '').replaceAll('tch', 'cch')) : word;

/** `houjicha`, `hoji-cha` and ホウジチャ sound the same: `hojicha`. Null for what cannot be read aloud. */
const soundOf = (word: string): string | null => {
  const reading = read(word);
  if (!kana.test(reading)) return null;
  return toRomaji(reading)
    .replaceAll("'", '')
    .replace(/o[ou]+/g, 'o')
    .replace(/([aeiu])\1+/g, '$1');
};

/** 詰合 of 詰め合わせ and 詰合せ, 焼菓子 of 焼き菓子; null for what has no okurigana. Of a text that is not folded. */
const stemOf = (text: string): string | null => {
  const stem = text.replace(/(?<=\p{Script=Han})[ぁ-ん]{1,2}(?=\p{Script=Han}|$)/gu, '');
  return stem !== text && /^\p{Script=Han}{2,}$/u.test(stem) ? stem : null;
};

/** Entries that share a spelling are one. */
function merged(entries: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const bySpelling = new Map<string, Set<string>>();
  for (const entry of entries) {
    const group = new Set(
      entry.flatMap((spelling) => [...honorifics(fold(spelling)), stemOf(wide(spelling)) ?? fold(spelling)]),
    );
    for (const other of [...group].flatMap((spelling) => [...(bySpelling.get(spelling) ?? [])])) group.add(other);
    for (const spelling of group) bySpelling.set(spelling, group);
  }
  return bySpelling;
}

const mostAlternatives = 100;
/** More words than a person types, and longer ones, are looked for as they are: wanakana calls itself for each letter. */
const mostLookedUp = 10;
const longestLookedUp = 100;

type Groups = ReadonlyMap<string, ReadonlySet<string>>;

function soundsOf(groups: Groups): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [spelling, group] of groups) {
    const sound = soundOf(spelling);
    if (sound !== null) found.set(sound, [...(found.get(sound) ?? []), ...group]);
  }
  return found;
}

/** A spelling stands out in a longer word if it is no accident: 湯呑セット, but not はし in はしご. */
const isTelling = (spelling: string): boolean =>
  spelling.length >= (/\p{Script=Han}/u.test(spelling) ? 2 : 4) && !latin.test(spelling);

export interface Spellings {
  /** What a search asks for, a term a word of the text: the ways to write it, one a line. None for blanks. */
  termsOf(text: string): string[];
}

export function createSpellings(entries: readonly (readonly string[])[]): Spellings {
  const groups = merged(entries);
  const bySound = soundsOf(groups);
  const telling = [...groups.keys()].filter(isTelling).sort((a, b) => b.length - a.length);

  const known = (word: string): Iterable<string> | undefined => groups.get(word) ?? bySound.get(soundOf(word) ?? '');

  const withinCompound = (word: string): readonly string[] => {
    const part = telling.find((spelling) => word.includes(spelling));
    return part === undefined
      ? []
      : [...(groups.get(part) ?? [])].map((spelling) => word.replace(part, () => spelling));
  };

  const spellingsOf = (text: string): readonly string[] => {
    const word = fold(text);
    const written = honorifics(word);
    for (const one of [...written, stemOf(text) ?? '', bareOf(word)]) {
      const found = known(one);
      if (found) return [...found, ...written];
    }
    const reading = read(word);
    // A maker's name in Latin letters; of one kana there is too much.
    return [...written, ...(kana.test(reading) && reading.length > 1 ? [reading] : []), ...withinCompound(word)];
  };

  /** Two words that are one of the list with a blank inside (サブ バッグ) are that one. */
  const joined = (words: readonly string[]): string[] => {
    const parts: string[] = [];
    for (const word of words) {
      const whole = (parts.at(-1) ?? '') + word;
      if (whole !== word && groups.has(fold(whole))) parts.splice(-1, 1, whole);
      else parts.push(word);
    }
    return parts;
  };

  return {
    termsOf(text) {
      const typed = wide(text.replaceAll('\0', '')).split(/\s+/u).filter(Boolean);
      const words = new Map(joined(typed).map((word) => [fold(word), word]));
      return [...words].map(([folded, word], at) =>
        at < mostLookedUp && folded.length <= longestLookedUp
          ? [...new Set([folded, ...spellingsOf(word)])].slice(0, mostAlternatives).join('\n')
          : folded,
      );
    },
  };
}
