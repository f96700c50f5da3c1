/** Japanese has no spaces, and is broken anywhere where nobody says otherwise: 「菓｜子」. */
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Stands with what is before it: what closes, particles, and the unit of a number. */
const isTail = (word: string, before: string): boolean =>
  /^[\p{Pe}\p{Pf}\p{Po}ー〜]/u.test(word) || /^\p{Script=Hiragana}{1,2}$/u.test(word) || /\d$/.test(before);

const isHead = (word: string): boolean => /[\p{Ps}\p{Pi}]$/u.test(word);

const phrasesOf = (text: string): readonly string[] => {
  const phrases: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = phrases.at(-1);
    if (before !== undefined && (isTail(segment, before) || isHead(before)))
      phrases.splice(-1, 1, `${before}${segment}`);
    else phrases.push(segment);
  }
  return phrases;
};

/**
 * The lines of a text, broken between words. A word that is too long for a line is left as it is.
 *
 * @param fits whether a line is short enough
 */
export const byWords = (text: string, fits: (line: string) => boolean): string => {
  const lines: string[] = [];
  let line = '';
  for (const phrase of phrasesOf(text)) {
    if (line !== '' && !fits(`${line}${phrase}`)) {
      lines.push(line);
      line = '';
    }
    line += phrase;
  }
  return [...lines, line].join('\n');
};
