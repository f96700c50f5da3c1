/**
 * What stands in a capsule for what says who somebody is: the same for the same value within one capsule, of the same
 * length and script, and of a form that the field's own rules take. Nothing of the value is in it but that.
 */
import { unmakeable } from '../contract/made-signs';
import { normalize } from '../contract/normalize';
import type { PersonalKind } from '../contract/personal';
import { fitting } from './fitting';

export interface StandIns {
  readonly textFor: (kind: PersonalKind, value: string) => string;
  readonly numberFor: (value: number) => number;
  /** From now on one value counts as the other: a browser that has said only `~3` meant this. */
  readonly same: (kind: PersonalKind, value: string, meant: string) => void;
  /** A text that says nothing of anybody by itself, without the values that were met anywhere else. */
  readonly sweep: (text: string) => string;
}

/** Ten signs for each script; a stand-in counts with them. */
const digitsOf = {
  kanji: '甲乙丙丁戊己庚辛壬癸',
  katakana: 'アイウエオカキクケコ',
  hiragana: 'あいうえおかきくけこ',
  lower: 'abcdefghij',
  upper: 'ABCDEFGHIJ',
  digit: '0123456789',
  wideDigit: '０１２３４５６７８９',
} as const;

const scripts = [
  [/\p{Script=Katakana}|ー/u, digitsOf.katakana],
  [/\p{Script=Hiragana}/u, digitsOf.hiragana],
  [/[0-9]/, digitsOf.digit],
  [/[０-９]/, digitsOf.wideDigit],
  [/[a-zａ-ｚ]/, digitsOf.lower],
  [/[A-ZＡ-Ｚ]/, digitsOf.upper],
] as const;

/** What fields refuse for a reason of its own stays that: one sign stands for all of its class. */
const others = [
  [new RegExp(`[${unmakeable}]`, 'u'), '😀'],
  [/[\uFF61-\uFF9F]/, 'ｱ'],
  [/[\p{S}\p{P}]/u, '※'],
] as const;

/** Marks and what has no width belong to the sign before them. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const blank = /\s/u;

/** The ten, or the one, that stand for a sign. */
const signsFor = (sign: string): readonly string[] => {
  const [, signs = digitsOf.kanji] = [...others, ...scripts].find(([like]) => like.test(sign)) ?? [];
  return [...signs];
};

/** The first that stands for a sign: one of its script, or of its class where it has none. */
export const signLike = (sign: string): string => signsFor(sign)[0] ?? '';

/** The count, written in the scripts of the text: `山田` is 甲甲, the next one of two kanji 甲乙. `kept` signs stay. */
const written = (text: string, count: number, kept: RegExp): string => {
  const signs = [...text.replace(unseen, '')];
  let rest = count;
  const replaced = signs
    .reverse()
    .map((sign) => {
      if (blank.test(sign) || kept.test(sign)) return sign;
      const signs = signsFor(sign);
      const one = signs[rest % signs.length] ?? '';
      rest = Math.floor(rest / signs.length);
      return one;
    })
    .reverse()
    .join('');
  return replaced === '' && text !== '' ? '甲' : replaced;
};

const nothing = /(?!)/;

const host = '@example.jp';
const mostLocal = 64;
const longestToken = 64;

/** Sign by sign: of a text that its field refuses, whoever replays it sees the same fault. */
const asTyped = (text: string, count: number): string => written(text, count, /[@.,・、。，．゛゜-]/);

/** Nobody has a number that begins with 01, a postal code of 000, or a mailbox at example.jp. */
const makers: Readonly<Record<PersonalKind, (value: string, count: number) => string>> = {
  name: (value, count) => written(value, count, /・/),
  kana: (value, count) => {
    const text = normalize('kana', value);
    if (!fitting.kana(text)) return asTyped(text, count);
    return written(text.replace(/[^\s・、。，．゛゜-]/gu, 'ア'), count, /[・、。，．゛゜-]/);
  },
  mail: (value, count) => {
    const text = normalize('width', value);
    if (!fitting.mail(text)) return asTyped(text, count);
    const length = Math.min(mostLocal, Math.max(1, text.length - host.length));
    return written('a'.repeat(length), count, nothing) + host;
  },
  phone: (value, count) => {
    const text = normalize('phone', value);
    // One that begins with another digit is refused for that.
    if (!fitting.phone(text)) return asTyped(text, count).replace(/^\d/, /^[1-9]/.test(text) ? '1' : '0');
    return written(text, count, /-/).replace(/^\d-?\d/, (start) => (start.includes('-') ? '0-1' : '01'));
  },
  postcode: (value, count) => asTyped(normalize('postal', value), count),
  address: (value, count) => written(value, count, /-/),
  birth: (_value, count) => new Date(Date.UTC(1980, 0, 1 + (count % 3650))).toISOString().slice(0, 10),
  // As names are written in letters: M.Y., Jean-Luc, O'Neil, ジャン・リュック.
  text: (value, count) => written(value, count, /[.'・-]/),
  token: (value, count) => {
    const length = Math.min(longestToken, value.length);
    const text = String(count).padStart(length, '0').slice(-length);
    // A gift's link stays one.
    const [, screen] = /\/social-gift\/[^/?#]+(\/[a-z]+)$/.exec(value) ?? [];
    if (screen) return `/social-gift/${String(count).padStart(22, '0')}${screen}`;
    return /^(?:https?:)?\//.test(value) ? `/${text}` : text;
  },
  // A month stays one: 203012.
  number: (value, count) =>
    /^20\d{2}(?:0[1-9]|1[0-2])$/.test(value)
      ? `2099${String(1 + (count % 12)).padStart(2, '0')}`
      : written(value, count, /[*-]/),
};

/** A browser's own stand-in begins with its number; behind it stands in what the text is written (src/session/recorder.ts). */
const browsers = /^~\d+~/;

/** Shorter ones stand in many words by chance. */
const leastSwept = 2;

/** Of a longer one no more is looked for: what follows its beginning in a text is taken for the rest of it. */
const mostSought = 64;

interface Branch {
  readonly next: Map<string, Branch>;
  /** Of the value that ends here; null: of one that goes on, farther than is looked. */
  standIn?: string | null;
}

interface Found {
  /** Where the value ends in the text. */
  readonly end: number;
  readonly standIn: string;
}

/** Values that are looked for in texts all at once: a text takes no longer for there being many. */
const createSought = () => {
  const root: Branch = { next: new Map() };
  const longestAt = (text: string, start: number): Found | null => {
    let [branch, found]: [Branch | undefined, Found | null] = [root, null];
    for (let at = start; branch; at += 1) {
      if (branch.standIn === null) return { end: text.length, standIn: written(text.slice(start), 0, nothing) };
      if (branch.standIn !== undefined) found = { end: at, standIn: branch.standIn };
      branch = branch.next.get(text.charAt(at));
    }
    return found;
  };
  return {
    add: (value: string, standIn: string): void => {
      let branch = root;
      for (const sign of value.slice(0, mostSought).split('')) {
        const next: Branch = branch.next.get(sign) ?? { next: new Map() };
        branch.next.set(sign, next);
        branch = next;
      }
      branch.standIn = value.length > mostSought ? null : standIn;
    },
    replaceIn: (text: string): string => {
      const parts: string[] = [];
      for (let at = 0; at < text.length;) {
        const { end, standIn } = longestAt(text, at) ?? { end: at + 1, standIn: text.charAt(at) };
        parts.push(standIn);
        at = end;
      }
      return parts.join('');
    },
  };
};

/** @param spared texts that are the shop's own wherever they stand, such as what there is to choose of an option */
export const createStandIns = (spared: ReadonlySet<string> = new Set()): StandIns => {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const meanings = new Map<string, string>();
  const sought = createSought();
  const keyOf = (kind: string, value: string): string => `${kind} ${value}`;
  const count = (kind: string): number => {
    const next = counts.get(kind) ?? 0;
    counts.set(kind, next + 1);
    return next;
  };
  return {
    textFor: (kind, given) => {
      if (given === '' || (kind === 'text' && spared.has(given))) return given;
      const value = meanings.get(keyOf(kind, given)) ?? given;
      const key = keyOf(kind, value);
      const standIn = known.get(key) ?? makers[kind](value.replace(browsers, ''), count(kind));
      known.set(key, standIn);
      // A sentence may name either.
      for (const named of [value, given]) if (named.trim().length >= leastSwept) sought.add(named, standIn);
      return standIn;
    },
    numberFor: (value) => {
      const key = keyOf('integer', String(value));
      const standIn = known.get(key) ?? String(1 + count('integer'));
      known.set(key, standIn);
      return Number(standIn);
    },
    same: (kind, value, meant) => {
      const key = keyOf(kind, value);
      if (value !== meant && !known.has(key) && !meanings.has(key)) meanings.set(key, meant);
    },
    sweep: sought.replaceIn,
  };
};
