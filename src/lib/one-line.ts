/** Texts that people typed may hold line breaks; a header must not, and a line of a list should not. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The lines as they are broken, each fit to stand by itself. */
export const linesOf = (text: string): string[] => text.split('\n').map((line) => oneLine(line));

const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** What does not fit is cut off between two signs as a reader sees them, and the cut is seen: `株式会社みのり…`. */
export const cutAt = (most: number, text: string): string => {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of signs.segment(text)) {
    if (kept.length + segment.length >= most) break;
    kept += segment;
  }
  return `${kept}…`;
};
