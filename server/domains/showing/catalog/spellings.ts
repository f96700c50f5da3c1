/**
 * The ways in which a word can be written. Whatever is typed is asked for with every spelling that is known of it, so that
 * 湯呑, 湯のみ and yunomi find the same goods. Known are: the shop's own list of words; 御, お and ご in front; and of the
 * words of the list what sounds the same (yokan, ヨーカン), differs by its okurigana (詰合せ), has a part of it in kana
 * (めし碗), or is made of several of them (湯呑セット).
 *
 * Spellings are folded as the products' texts are: NFKC, lower case, hiragana as katakana.
 */
import {
  bareOf,
  fold,
  hasKanji,
  honorifics,
  isKana,
  isLatin,
  plainOf,
  read,
  soundOf,
  stemOf,
  wide,
} from './word-forms';

/** A word of the list. */
interface Word {
  readonly spellings: Set<string>;
  /** What goods are looked for by: all but mere readings. */
  readonly asked: Set<string>;
}

/** はし stands in はしご, too: such a reading leads to its word, and is asked for only where it is the first spelling. */
const isMereReading = (spelling: string, at: number): boolean => at > 0 && /^[ぁ-ゖー]{1,2}$/.test(spelling);

/** Entries that share a spelling are one. */
function merged(entries: readonly (readonly string[])[]): ReadonlyMap<string, Word> {
  const bySpelling = new Map<string, Word>();
  for (const entry of entries) {
    const word: Word = { spellings: new Set(), asked: new Set() };
    for (const [at, spelling] of entry.entries())
      for (const one of [...honorifics(fold(spelling)), stemOf(wide(spelling)) ?? fold(spelling)]) {
        word.spellings.add(one);
        if (!isMereReading(spelling, at)) word.asked.add(one);
      }
    for (const other of new Set([...word.spellings].flatMap((spelling) => bySpelling.get(spelling) ?? []))) {
      for (const spelling of other.spellings) word.spellings.add(spelling);
      for (const spelling of other.asked) word.asked.add(spelling);
    }
    for (const spelling of word.spellings) bySpelling.set(spelling, word);
  }
  return bySpelling;
}

const mostAlternatives = 100;
/** More words than a person types, and longer ones, are looked for as they are: wanakana calls itself for each letter. */
const mostLookedUp = 10;
const longestLookedUp = 100;

/** Whatever has 湯呑 in it is found by it: 湯呑み and お湯呑 need not be asked for. */
function shortest(spellings: Iterable<string>): string[] {
  const kept: string[] = [];
  for (const one of [...new Set(spellings)].sort((a, b) => a.length - b.length))
    if (!kept.some((shorter) => one.includes(shorter))) kept.push(one);
  return kept;
}

/** A spelling stands out in a longer word if it is no accident: 湯呑セット, but not はし in はしご. */
const isTelling = (spelling: string): boolean => spelling.length >= (hasKanji(spelling) ? 2 : 4) && !isLatin(spelling);

/** 飯|ワン, 湯呑|セット; and the last of several kanji, which is what a word is about (通学|鞄). */
const runsOf = (word: string): string[] =>
  word.match(/\p{Script=Han}+(?=\p{Script=Han}$)|\p{Script=Han}+|[ァ-ヶー]+|[^\p{Script=Han}ァ-ヶー]+/gu) ?? [];

const both = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, mostAlternatives);

type Look = (word: string) => readonly Word[];

/** What the first of the lookups finds that finds anything, each asked for its words in turn. */
function firstOf(...lookups: readonly (readonly [Look, ...string[]])[]): readonly Word[] {
  for (const [look, ...words] of lookups)
    for (const word of words) {
      const found = look(word);
      if (found.length > 0) return found;
    }
  return [];
}

/** Looks words of the list up in whatever way they are written. */
function createLookup(entries: readonly (readonly string[])[]) {
  const words = merged(entries);
  const heard = new Map<string, Set<Word>>();
  for (const [spelling, word] of words) {
    const sound = soundOf(spelling);
    if (sound) heard.set(sound, (heard.get(sound) ?? new Set()).add(word));
  }
  const readings = [...words].filter(([spelling]) => isKana(spelling));
  const telling = [...words.keys()].filter(isTelling).sort((a, b) => b.length - a.length);

  const exactly: Look = (word) => {
    const found = words.get(word) ?? words.get(word.replace(/['’・-]/g, ''));
    return found ? [found] : [];
  };
  /** As it is written, or as it sounds. */
  const inFull: Look = (word) => firstOf([exactly, word], [(one) => [...(heard.get(soundOf(one) ?? '') ?? [])], word]);

  /** めし碗 and 飯わん: kanji as 飯碗 has them, and kana as めしわん is read. A kanji is read in up to four kana. */
  const byParts: Look = (word) => {
    if (!/^[\p{Script=Han}ァ-ヶー]+$/u.test(word) || !/[ァ-ヶー]/.test(word) || !hasKanji(word)) return [];
    const sound = new RegExp(`^${word.replace(/\p{Script=Han}+/gu, ({ length }) => `.{${length},${4 * length}}`)}$`);
    const look = new RegExp(`^${word.replace(/[ァ-ヶー]+/g, '.+')}$`);
    const isSo = ({ spellings }: Word) => [...spellings].some((one) => look.test(one));
    return [...new Set(readings.filter(([reading]) => sound.test(reading)).map(([, found]) => found))].filter(isSo);
  };

  /** The ways to write a word that is made of known ones. */
  const composed = (word: string): readonly string[] => {
    const known = firstOf([exactly, word], [byParts, word]);
    if (known.length > 0)
      return [word, ...known.flatMap(({ spellings }) => [...spellings])].filter((one) => !isLatin(one));
    const part = telling.find((spelling) => word.includes(spelling));
    const at = part === undefined ? -1 : word.indexOf(part);
    const pieces = part === undefined ? runsOf(word) : [word.slice(0, at), part, word.slice(at + part.length)];
    return pieces.length < 2
      ? [word]
      : pieces.map((piece) => (piece === '' ? [''] : composed(piece))).reduce(both, ['']);
  };

  return { inFull, byParts, composed };
}

export interface Spellings {
  /** What a search asks for, a term a word of the text: the ways to write it, one a line. None for blanks. */
  termsOf(text: string): string[];
}

export function createSpellings(entries: readonly (readonly string[])[]): Spellings {
  const { inFull, byParts, composed } = createLookup(entries);

  const spellingsOf = (text: string): readonly string[] => {
    const word = fold(text);
    const written = honorifics(word);
    const bare = bareOf(text);
    const found = firstOf(
      [inFull, ...written, fold(bare)],
      [byParts, word, fold(bare)],
      [inFull, stemOf(text) ?? '', stemOf(bare) ?? ''],
    );
    if (found.length > 0) {
      const isListed = found.some(({ spellings }) => spellings.has(word));
      return shortest([...found.flatMap(({ asked }) => [...asked]), ...(isListed ? [] : [word])]);
    }
    const reading = read(word);
    const plain = plainOf(word);
    // A maker's name in Latin letters; of one kana there is too much.
    const spoken = isKana(reading) && reading.length > 1 ? reading : word;
    return shortest([...(plain === null ? written : [plain]), ...composed(plain ?? spoken)]);
  };

  /** Two words that are one of the list with a blank inside (サブ バッグ, kuri kinton) are that one. */
  const joined = (words: readonly string[]): string[] => {
    const parts: string[] = [];
    for (const word of words) {
      const whole = (parts.at(-1) ?? '') + word;
      const isShort = parts.length <= mostLookedUp && whole.length <= longestLookedUp;
      if (parts.length > 0 && isShort && inFull(fold(whole)).length > 0) parts.splice(-1, 1, whole);
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
          ? spellingsOf(word).slice(0, mostAlternatives).join('\n')
          : folded,
      );
    },
  };
}
